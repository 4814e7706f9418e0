internal import Catalog
package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A launch screen has what only code could serve.
package struct LaunchScreenContent: Rule {
  package static let kind = DiagnosticKind(
    "launch-screen-content", .warning,
    summary: "a launch screen has classes, attributes or actions of the app",
    explanation: """
      ## What it reports
      In a document that is used as launch screen (`launchScreen="YES"`): custom classes, runtime attributes
      and actions.
      ## Why
      The system shows a launch screen before any code of the app runs. Xcode refuses custom classes and
      runtime attributes there; actions are never sent.
      ## Example
          <viewController customClass="SplashViewController" id="a1b-2c-d3e">
      ## Fix
      Use plain UIKit views, and do the rest in the first screen of the app.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard document.spec.header.isLaunchScreen else { return }
    let tree = document.spec.tree
    for element in tree.elements.indices {
      let object = document.spec.idText(around: element)
      if let name = tree.string(.customClass, in: element), !ClassHierarchy.standard.isKnown(name) {
        bag.report(Self.kind, at: tree.place(of: .customClass, in: element), .custom(name), object: object)
      }
      switch tree.elements[element].name {
      case .userDefinedRuntimeAttribute:
        bag.report(Self.kind, at: tree.place(of: .keyPath, in: element), .attribute, object: object)
      case .action:
        bag.report(Self.kind, at: tree.place(of: .selector, in: element), .action, object: object)
      default: continue
      }
    }
  }
}

extension String {
  fileprivate static func custom(_ name: String) -> String {
    "class '\(name)' is not made in a launch screen, which shows before code runs"
  }

  fileprivate static let attribute = "a runtime attribute is not set in a launch screen"

  fileprivate static let action = "an action is never sent from a launch screen"
}
