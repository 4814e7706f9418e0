/// The numbers of an element's children, in document order.
package struct XMLChildren: Sequence, IteratorProtocol, Sendable {
  private let elements: [XMLElement]
  private var position: Int
  private let end: Int

  init(elements: [XMLElement], first: Int, end: Int) {
    self.elements = elements
    position = first
    self.end = end
  }

  /// The next child's number.
  package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(elements[position].subtreeEnd) }
    return position
  }
}
