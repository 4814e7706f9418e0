package import Diagnostics
internal import SourceInterfaces
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A class inherits from one that is neither in the sources nor known to viewc.
package struct UnknownSuperclass: Rule {
  package static let kind = DiagnosticKind(
    "unknown-superclass", .warning, visibility: .counted,
    summary: "a class inherits from one that is not in the sources",
    explanation: """
      ## What it reports
      With `--sources`: a custom class whose superclass, or that one's, no source file declares and viewc does
      not know; once for each class in a document. It is counted only, unless `--verbose` asks for it.
      ## Why
      The outlets and actions that the class lacks may be those of the superclass, so none of them is judged.
      ## Example
          @interface HomeViewController : LibraryViewController
      ## Fix
      Give the folder of the library's sources with `--sources`, too.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard let code = document.code else { return }
    var seen: Set<String> = []
    for (number, verdict) in code.verdicts.enumerated() {
      guard let chain = code.chain(verdict), let unknown = chain.unknownSuperclass,
        seen.insert(code.uses[number].name).inserted
      else { continue }
      bag.report(
        Self.kind, at: document.spec.tree.place(of: .customClass, in: code.uses[number].element),
        .unknown(unknown, of: code.uses[number].name),
        object: document.spec.idText(around: code.uses[number].element), notes: code.declarationNotes(chain))
    }
  }
}

extension String {
  fileprivate static func unknown(_ superclass: String, of name: String) -> String {
    "class '\(name)' inherits from '\(superclass)', which the sources do not declare"
  }
}
