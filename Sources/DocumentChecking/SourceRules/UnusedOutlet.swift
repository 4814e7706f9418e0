package import Diagnostics
internal import SourceInterfaces

/// No document connects an outlet that may be missing.
package struct UnusedOutlet: SourceRule {
  package static let kind = DiagnosticKind(
    "unused-outlet", .warning, visibility: .offByDefault, summary: "no document connects an optional outlet",
    explanation: """
      ## What it reports
      With `--sources` and a folder of documents: an outlet that is optional or of Objective-C, of a class
      that documents name, and that none of them connects.
      ## Why
      It is nil for ever, and what the code does with it never happens.
      ## Example
          @IBOutlet weak var badge: UILabel?
      ## Fix
      Connect the outlet, or remove it.
      """)

  package func check(_ usage: ClassUsage, into bag: inout DiagnosticBag) {
    let outlets = usage.members { member in
      member.traits.contains(.outlet) && !TypeText(member.type ?? "").isImplicitlyUnwrapped
    }
    for (type, outlet) in outlets where !usage.isConnected(outlet.declaration.name, of: type) {
      bag.report(
        Self.kind, at: usage.index.place(of: outlet),
        .unused(outlet.declaration.name, usage.index.classes[type].name))
    }
  }
}

extension String {
  fileprivate static func unused(_ name: String, _ type: String) -> String {
    "no document connects outlet '\(name)' of class '\(type)', which may be missing"
  }
}
