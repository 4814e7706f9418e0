package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// An object has the same outlet or action twice.
package struct DuplicateConnection: Rule {
  package static let kind = DiagnosticKind(
    "duplicate-connection", .error, summary: "an outlet or action is connected twice to the same object",
    explanation: explanation)

  static let explanation = """
    ## What it reports
    A second outlet of the same property to the same object, or a second action with the same selector, event and
    target, from one object.
    ## Why
    The action is sent twice for one touch; the second outlet does nothing. Interface Builder does not make such
    pairs; merges do.
    ## Example
        <action selector="save:" destination="-1" eventType="touchUpInside" id="a1b-2c-d3e"/>
        <action selector="save:" destination="-1" eventType="touchUpInside" id="f4g-5h-i6j"/>
    ## Fix
    Remove one of the two.
    """

  /// What makes two connections the same.
  private struct Key: Hashable {
    let owner: Int32
    let name: Name
    let destination: ObjectID
    /// The property or the selector, then the event.
    let member: ArraySlice<UInt8>
    let event: ArraySlice<UInt8>
  }

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let connections = document.spec.connections
    // Few objects have over a handful of connections: only those that share owner and destination are compared.
    var seen: [Key: Int32] = [:]
    for connection in connections {
      guard let key = key(of: connection, in: document.spec.tree) else { continue }
      guard let first = seen[key] else {
        seen[key] = connection.element
        continue
      }
      report(connection, first: Int(first), in: document, into: &bag)
    }
  }

  private func key(of connection: SpecConnection, in tree: XMLTree) -> Key? {
    let element = Int(connection.element)
    let member = tree.row(of: connection.name == .action ? .selector : .property, in: element)
    guard connection.name != .segue, let member, let destination = connection.destination else { return nil }
    let event = tree.row(of: .eventType, in: element).map { tree.bytes(row: $0) } ?? []
    return Key(
      owner: connection.owner, name: connection.name, destination: destination,
      member: tree.bytes(row: member), event: event)
  }

  private func report(
    _ connection: SpecConnection, first: Int, in document: CheckedDocument, into bag: inout DiagnosticBag
  ) {
    let tree = document.spec.tree
    let element = Int(connection.element)
    let attribute: Name = connection.name == .action ? .selector : .property
    let what = connection.name == .action ? "action" : "outlet"
    let place = tree.place(of: attribute, in: element)
    let removal = FixIt(
      .removal(what), edits: [FixIt.Edit(.removeElement, at: tree.place(of: element, .tag))])
    bag.report(
      Self.kind, at: place, .duplicate(what, tree.string(attribute, in: element) ?? ""),
      object: document.objectText(Int(connection.owner)),
      notes: [Diagnostic.Note(.first, at: tree.place(of: attribute, in: first))], fixIts: [removal])
  }
}

extension String {
  fileprivate static func duplicate(_ what: String, _ member: String) -> String {
    "\(what) '\(member)' is connected to this object already"
  }

  fileprivate static func removal(_ what: String) -> String { "remove the second \(what)" }

  fileprivate static let first = "the first connection is here"
}
