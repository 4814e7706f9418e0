package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// Nothing leads to a scene.
package struct UnreachableScene: Rule {
  package static let kind = DiagnosticKind(
    "unreachable-scene", .warning, summary: "nothing leads to a scene",
    explanation: """
      ## What it reports
      A scene whose controller is not the initial one, has no storyboard identifier and is the destination of
      no segue. Where no scene of the storyboard can be reached, `missing-initial-controller` says so.
      ## Why
      Neither a segue nor code can show the scene; it is dead weight, or its identifier was forgotten.
      ## Example
          <scene sceneID="s1">
            <objects>
              <viewController id="a1b-2c-d3e"/>
      ## Fix
      Give the controller a storyboard identifier, lead a segue to it, or remove the scene.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let entries = SceneEntries(document.spec)
    guard entries.hasEntry else { return }
    for controller in entries.unreached {
      bag.report(
        Self.kind, at: document.spec.tree.place(of: Int(document.spec.objects[controller].element)),
        .unreachable(document.sceneWords(controller)), object: document.objectText(controller))
    }
  }
}

extension String {
  fileprivate static func unreachable(_ scene: String) -> String {
    "nothing leads to \(scene): no segue, no storyboard identifier, not initial"
  }
}
