/// Numerical tolerances of the solver, made for points on a screen (values up to 1e5).
package enum Tolerance {
  /// Two sides of a constraint that differ by less are equal, in the constraint's own units (points).
  package static let violation = 1e-6
  /// Values closer than this are one value where penalties meet, relative to 1 + the magnitude.
  static let position = 1e-9
  /// A reduced cost smaller than this is none, relative to the level's largest weight.
  static let slope = 1e-9
  /// A tableau entry smaller than this is never pivoted on.
  static let pivot = 1e-9
  /// A coefficient smaller than this, relative to its row's largest, is a rounding remnant and dropped.
  static let coefficient = 1e-11
  /// Coefficients above this, or with an inverse above it, are refused as bad input.
  package static let largestCoefficient = 1e9
  /// Constants and hints above this are refused as bad input.
  package static let largestConstant = 1e12
}
