/// The number of a file in one run, in the order in which the inputs were given.
package struct FileID: Hashable, Sendable, Comparable {
  package let number: Int32

  /// Makes the id of the file at position `number`.
  package init(_ number: Int) {
    self.number = Int32(truncatingIfNeeded: number)
  }

  package static func < (a: FileID, b: FileID) -> Bool { a.number < b.number }
}
