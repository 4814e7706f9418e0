import Diagnostics
import Foundation
import GoldenTesting
import Testing
import ViewCompiler

/// What is listed by hand agrees with what is on disk.
@Suite struct RegistryTests {
  @Test(arguments: [("DocumentChecking", "RuleRegistry"), ("LayoutChecking", "LayoutRuleRegistry")])
  func everyRuleIsRegistered(target: String, registry: String) throws {
    let folder = Workspace.root.appending(path: "Sources/\(target)")
    let list = try String(contentsOf: folder.appending(path: "\(registry).swift"), encoding: .utf8)
    for name in Workspace.names(in: folder.appending(path: "Rules")) where !name.contains("+") {
      #expect(list.contains(name.replacing(".swift", with: "()")), "\(name) is not in \(registry).all")
    }
  }

  @Test func kindsHaveUniqueNamesAndWholePages() {
    let kinds = DiagnosticCatalog.all
    #expect(Set(kinds.map(\.name)).count == kinds.count)
    for kind in kinds {
      #expect(kind.name.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil, "\(kind.name)")
      for section in ["## What it reports", "## Why", "## Example", "## Fix"] {
        #expect(kind.explanation.contains(section), "\(kind.name) has no '\(section)'")
      }
      #expect(!kind.summary.hasSuffix("."), "\(kind.name)")
    }
  }
}
