/// How a constraint's left side compares with its constant.
package enum Relation: UInt8, Sendable {
  /// Sum of terms = constant.
  case equal
  /// Sum of terms ≤ constant.
  case lessOrEqual
  /// Sum of terms ≥ constant.
  case greaterOrEqual

  /// The same relation after both sides were multiplied by a negative number.
  var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }

  /// How far a left side that exceeds its constant by `excess` breaks the relation; never negative.
  package func violation(ofExcess excess: Double) -> Double {
    switch self {
    case .equal: abs(excess)
    case .lessOrEqual: max(0, excess)
    case .greaterOrEqual: max(0, -excess)
    }
  }
}
