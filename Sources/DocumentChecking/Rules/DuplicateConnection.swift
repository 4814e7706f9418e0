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
    A second outlet of the same property to the same object, or a second action with the same selector,
    event and target, from one object.
    ## Why
    The action is sent twice for one touch; the second outlet does nothing. Interface Builder does not make
    such pairs; merges do.
    ## Example
        <action selector="save:" destination="-1" eventType="touchUpInside" id="a1b-2c-d3e"/>
        <action selector="save:" destination="-1" eventType="touchUpInside" id="f4g-5h-i6j"/>
    ## Fix
    Remove one of the two.
    """

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let connections = document.spec.connections
    // The last connection between two objects; the chain leads from each to the one before it.
    var last: [UInt64: Int] = [:]
    var chain = Chain(count: connections.count)
    for (number, connection) in connections.enumerated() {
      guard connection.name != .segue, let destination = connection.destination else { continue }
      let pair = UInt64(UInt32(bitPattern: connection.owner)) << 32 | UInt64(UInt32(destination.number))
      let first = chain.first(from: last[pair] ?? -1) {
        isSame(connections[$0], connection, in: document.spec.tree)
      }
      if let first {
        report(connection, first: Int(connections[first].element), in: document, into: &bag)
      } else {
        chain.link(number, to: last.updateValue(number, forKey: pair))
      }
    }
  }

  private func isSame(_ one: SpecConnection, _ other: SpecConnection, in tree: XMLTree) -> Bool {
    let member: Name = one.name == .action ? .selector : .property
    guard one.name == other.name, let value = bytes(member, of: one, in: tree) else { return false }
    return value == bytes(member, of: other, in: tree)
      && bytes(.eventType, of: one, in: tree) == bytes(.eventType, of: other, in: tree)
  }

  private func bytes(_ name: Name, of connection: SpecConnection, in tree: XMLTree) -> ArraySlice<UInt8>? {
    tree.row(of: name, in: Int(connection.element)).map { tree.bytes(row: $0) }
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
