/// The number of an object's id in its document's table of ids.
package struct ObjectID: Hashable, Sendable {
  package let number: Int32

  /// Makes the id with a number in the table.
  package init(_ number: Int) {
    self.number = Int32(truncatingIfNeeded: number)
  }
}
