import Foundation
import GoldenTesting
import Testing

/// The page on decisions where UIKit is odd or unknown, against the cases that it names.
@Suite struct LayoutDecisionTests {
  /// A row of one of the page's tables.
  private struct Decision {
    let text: String
    let evidence: String
    let cases: [String]
  }

  private static let tags = ["measured", "documented", "published", "known", "unknown"]

  private func decisions() throws -> [Decision] {
    let page = Workspace.root.appending(
      path: "Sources/ViewCompiler/ViewCompiler.docc/Layout-Decisions.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 5, cells[1] != "Decision", !cells[1].hasPrefix("---") else { return nil }
      return Decision(
        text: cells[1], evidence: cells[2],
        cases: cells[3].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
  }

  @Test func everyDecisionSaysWhatItRestsOn() throws {
    let decisions = try decisions()
    #expect(decisions.count > 50)
    for decision in decisions {
      let isTagged = Self.tags.contains { decision.evidence.contains($0) }
      #expect(isTagged, "\(decision.text)")
    }
  }

  @Test func everyCaseThatIsNamedIsThere() throws {
    let names = Set(GoldenCase.all(in: "layout").map { String($0.name.dropFirst("layout/".count)) })
    let missing = try decisions().flatMap(\.cases).filter { !names.contains($0) }
    #expect(missing == [])
  }
}
