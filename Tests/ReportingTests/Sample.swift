import Diagnostics
import Reporting
import XMLParsing

/// A document with its tree, for findings at places of it.
struct Sample {
  static let kind = DiagnosticKind("sample", .error, summary: "", explanation: "")
  static let counted = DiagnosticKind("counted", .warning, visibility: .counted, summary: "", explanation: "")

  let tree: XMLTree
  var bag = DiagnosticBag()

  /// Parses `text`; nil where it isn't well-formed.
  init?(_ text: String, path: String = "A.xib") {
    let file = SourceFile(id: FileID(0), path: path, bytes: Array(text.utf8))
    guard let tree = XMLParser.parse(file, into: &bag) else { return nil }
    self.tree = tree
  }

  /// What the bag becomes.
  func report(
    overrides: KindOverrides = KindOverrides(), showsCounted: Bool = false, suppressions: [Suppression] = []
  ) -> Report {
    bag.finish(
      files: [TagScanner(tree)], overrides: overrides, showsCounted: showsCounted, suppressions: suppressions)
  }

  /// The report as text without colour.
  var text: String { TextReporter(usesColor: false).text(of: report()) }
}
