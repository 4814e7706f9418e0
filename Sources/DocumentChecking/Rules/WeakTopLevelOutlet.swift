internal import Catalog
package import Diagnostics
internal import SourceInterfaces
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// Nothing but weak outlets of the owner holds an object at the top of a xib.
package struct WeakTopLevelOutlet: Rule {
  package static let kind = DiagnosticKind(
    "weak-top-level-outlet", .warning, summary: "only weak outlets hold an object at the top of a xib",
    explanation: """
      ## What it reports
      With `--sources`: an object at the top of a xib, beside its first view, that outlets of the File's Owner
      are connected to, all of them weak. Scenes of a storyboard keep such objects themselves and are not
      reported.
      ## Why
      Loading a xib leaves its objects at the top to whoever keeps them. With weak outlets only, the object is
      gone when loading is over: a gesture recogniser never fires, a view is nil.
      ## Example
          @IBOutlet weak var tap: UITapGestureRecognizer!
      ## Fix
      Make the outlet strong.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard let code = document.code, document.spec.scenes.isEmpty else { return }
    let spec = document.spec
    var holders: [Int: [(connection: SpecConnection, member: SourceIndex.Member?)]] = [:]
    for connection in spec.connections {
      guard let destination = connection.destination, let object = spec.object(destination),
        spec.objects[object].parent < 0, connection.name != .action
      else { continue }
      holders[object, default: []].append((connection, member(of: connection, spec, code)))
    }
    let first = spec.objects.indices.first { spec.objects[$0].parent < 0 && spec.objects[$0].role == .view }
    for object in holders.keys.sorted() where object != first {
      guard spec.objects[object].role != .placeholder, let all = holders[object],
        all.allSatisfy({ $0.member?.declaration.traits.contains(.weak) == true }), let one = all.first,
        let member = one.member
      else { continue }
      bag.report(
        Self.kind, at: spec.tree.place(of: .property, in: Int(one.connection.element)),
        .weak(member.declaration.name, document.words(object)), object: document.objectText(object),
        notes: code.declarationNotes(member))
    }
  }

  /// The property of the File's Owner that a connection sets; nil for any other that may hold the object.
  private func member(
    of connection: SpecConnection, _ spec: Spec, _ code: DocumentCode
  ) -> SourceIndex.Member? {
    let owner = Int(connection.owner)
    guard connection.name == .outlet, owner >= 0, spec.objects[owner].role == .placeholder,
      let chain = code.chain(ofObject: owner),
      let name = spec.tree.string(.property, in: Int(connection.element))
    else { return nil }
    return code.property(name, in: chain)
  }
}

extension String {
  fileprivate static func weak(_ name: String, _ object: String) -> String {
    "only weak outlet '\(name)' holds \(object), which is gone once the xib is loaded"
  }
}
