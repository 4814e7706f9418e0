/// Required constraints that contradict one another, none of which can be left out of the contradiction.
package struct Conflict: Hashable, Sendable {
  /// The members in order of addition; declared non-negativity takes part unnamed.
  package var constraints: [ConstraintIndex]
  /// The callers' marks of the members, in the same order.
  package var tags: [Int32]

  /// Orders contradictions by their member added last, then by the others from the last to the first.
  static func precedes(_ left: Conflict, _ right: Conflict) -> Bool {
    left.constraints.reversed().lexicographicallyPrecedes(right.constraints.reversed())
  }
}
