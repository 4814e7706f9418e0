package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A storyboard has no way in.
package struct MissingInitialController: Rule {
  package static let kind = DiagnosticKind(
    "missing-initial-controller", .warning, visibility: .offByDefault,
    summary: "a storyboard has no way in",
    explanation: """
      ## What it reports
      A storyboard without an initial controller in which no controller has a storyboard identifier either;
      also a launch screen without an initial controller.
      ## Why
      No code can make any of its controllers; as the main or launch storyboard it shows a black screen.
      ## Example
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
            <scenes/>
          </document>
      ## Fix
      Make one controller the initial one.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let spec = document.spec
    guard spec.header.kind == .storyboard, spec.header.initialController == nil else { return }
    let entries = SceneEntries(spec)
    guard let first = entries.controllers.first, spec.header.isLaunchScreen || !entries.hasEntry else {
      return
    }
    let place = spec.tree.place(of: XMLTree.root, .tag)
    var fixIts: [FixIt] = []
    if entries.controllers.count == 1, let id = document.objectText(first) {
      let edit = FixIt.Edit(.insertAttribute, at: place, " initialViewController=\"\(id)\"")
      fixIts = [FixIt(.make(document.words(first)), edits: [edit])]
    }
    bag.report(Self.kind, at: spec.tree.place(of: XMLTree.root), .missing, fixIts: fixIts)
  }
}

extension String {
  fileprivate static let missing = "the storyboard has no initial controller; nothing can show its scenes"

  fileprivate static func make(_ controller: String) -> String { "make \(controller) the initial one" }
}
