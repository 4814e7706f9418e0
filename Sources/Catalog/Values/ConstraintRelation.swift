/// How the two sides of a constraint compare.
package enum ConstraintRelation: String, CaseIterable, Sendable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}
