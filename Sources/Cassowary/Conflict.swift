/// Required constraints that contradict one another, none of which can be left out of the contradiction.
package struct Conflict: Hashable, Sendable {
  /// The members in order of addition; declared non-negativity takes part unnamed.
  package var constraints: [ConstraintIndex]
  /// The callers' marks of the members, in the same order.
  package var tags: [Int32]
}
