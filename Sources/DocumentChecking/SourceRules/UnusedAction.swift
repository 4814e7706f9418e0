package import Diagnostics
internal import SourceInterfaces

/// No document sends an action.
package struct UnusedAction: SourceRule {
  package static let kind = DiagnosticKind(
    "unused-action", .warning, visibility: .offByDefault, summary: "no document sends an action",
    explanation: """
      ## What it reports
      With `--sources` and a folder of documents: an `@IBAction` of a class that documents name, whose
      selector none of them sends. Code may still call it, so it is off unless asked for.
      ## Why
      A control lost its connection, or the method is left over.
      ## Example
          @IBAction func save(_ sender: Any) {}
      ## Fix
      Connect the action, remove it, or drop `@IBAction` where only code calls it.
      """)

  package func check(_ usage: ClassUsage, into bag: inout DiagnosticBag) {
    for (type, action) in usage.members(where: { $0.traits.contains(.action) })
    where !usage.isSent(action.declaration.selector) {
      bag.report(
        Self.kind, at: usage.index.place(of: action),
        .unused(action.declaration.selector, usage.index.classes[type].name))
    }
  }
}

extension String {
  fileprivate static func unused(_ selector: String, _ type: String) -> String {
    "no document sends action '\(selector)' of class '\(type)'"
  }
}
