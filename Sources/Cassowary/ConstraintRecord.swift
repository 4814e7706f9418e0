/// A constraint of a linear system but for its terms.
struct ConstraintRecord: Sendable {
  /// Right side.
  var constant: Double
  /// Priority, 0 < p ≤ 1000.
  var priority: Double
  /// Weight among the constraints of its priority.
  var weight: Double
  /// Start of its terms.
  var start: Int32
  /// End of its terms.
  var end: Int32
  /// The caller's mark.
  var tag: Int32
  /// How left and right side compare.
  var relation: Relation
  /// Whether it can be used.
  var isUsable: Bool
}
