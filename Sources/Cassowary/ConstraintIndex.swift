/// A constraint of a linear system, named by its index in order of addition.
package struct ConstraintIndex: Hashable, Sendable, Comparable {
  /// Position in the system's constraints, from 0.
  package var index: Int32

  /// Names the constraint at a position.
  package init(index: Int32) {
    self.index = index
  }

  /// Orders constraints by addition.
  package static func < (left: ConstraintIndex, right: ConstraintIndex) -> Bool {
    left.index < right.index
  }
}
