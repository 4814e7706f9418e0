import Diagnostics
import DocumentChecking
import Testing

@Suite struct RegistryTests {
  @Test(arguments: [RuleRegistry.kinds, SourceRuleRegistry.kinds])
  func rulesAreListedByTheirKindsNames(kinds: [DiagnosticKind]) {
    let names = kinds.map(\.name)
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
  }

  @Test func everyExplanationHasItsFourSections() {
    for kind in RuleRegistry.kinds + SourceRuleRegistry.kinds {
      let titles = kind.explanation.split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(titles == ["## What it reports", "## Why", "## Example", "## Fix"], "\(kind.name)")
    }
  }
}
