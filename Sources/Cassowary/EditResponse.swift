/// What changes with one constraint's constant, per unit.
struct EditResponse {
  /// A variable or constraint and how fast it changes.
  struct Effect {
    /// The variable or constraint.
    var index: Int32
    /// Change per unit of the constant.
    var rate: Double
  }

  /// Variables whose value changes.
  var variables: [Effect] = []
  /// Constraints whose left side changes against their right side.
  var rows: [Effect] = []
}
