package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A document needs a version of Xcode that is newer than all that viewc knows.
package struct NewerCapability: Rule {
  package static let kind = DiagnosticKind(
    "newer-capability", .warning, summary: "a document needs a newer Xcode than viewc knows",
    explanation: """
      ## What it reports
      A capability in `<dependencies>` whose least version of Xcode is newer than all that viewc knows.
      ## Why
      The document has something that viewc, or an older Xcode, may not read as it was meant.
      ## Example
          <capability name="Holographic views" minToolsVersion="99.0"/>
      ## Fix
      Build with the version of Xcode that is named; update viewc.
      """)

  /// The newest major version of Xcode whose documents viewc was held against.
  private static let newestVersion = 26.0

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let tree = document.spec.tree
    guard let dependencies = tree.child(of: XMLTree.root, .dependencies) else { return }
    for child in tree.children(of: dependencies) where tree.elements[child].name == .capability {
      guard let row = tree.row(of: .minToolsVersion, in: child),
        let version = Double(tree.string(row: row)), version >= Self.newestVersion + 1
      else { continue }
      bag.report(
        Self.kind, at: tree.place(ofValue: row, in: child),
        .newer(tree.string(.name, in: child) ?? "", tree.string(row: row)))
    }
  }
}

extension String {
  fileprivate static func newer(_ capability: String, _ version: String) -> String {
    "capability '\(capability)' needs Xcode \(version), which is newer than all that viewc knows"
  }
}
