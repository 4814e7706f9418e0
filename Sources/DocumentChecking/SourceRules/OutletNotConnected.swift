package import Diagnostics
internal import SourceInterfaces

/// No document connects an outlet that the code takes for connected.
package struct OutletNotConnected: SourceRule {
  package static let kind = DiagnosticKind(
    "outlet-not-connected", .warning, summary: "no document connects an outlet that the code relies on",
    explanation: """
      ## What it reports
      With `--sources` and a folder of documents: an `@IBOutlet` that is implicitly unwrapped (`UILabel!`),
      of a class that documents name, and that none of them connects, be it for the class or for one that
      inherits from it. An outlet with an initial value is not reported.
      ## Why
      The property is nil, and the app crashes where it first uses it. Deleting a view, or copying a scene,
      and forgetting the outlet is the usual cause.
      ## Example
          @IBOutlet var titleLabel: UILabel!
      ## Fix
      Connect the outlet, remove it, or make it optional where it may be missing.
      """)

  package func check(_ usage: ClassUsage, into bag: inout DiagnosticBag) {
    let outlets = usage.members { member in
      member.traits.contains(.outlet) && !member.traits.contains(.initialised)
        && TypeText(member.type ?? "").isImplicitlyUnwrapped
    }
    for (type, outlet) in outlets where !usage.isConnected(outlet.declaration.name, of: type) {
      bag.report(
        Self.kind, at: usage.index.place(of: outlet),
        .open(outlet.declaration.name, usage.index.classes[type].name))
    }
  }
}

extension String {
  fileprivate static func open(_ name: String, _ type: String) -> String {
    "no document connects outlet '\(name)' of class '\(type)'"
  }
}
