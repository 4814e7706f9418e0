/// Values for all variables, and what is wrong with the system they solve.
package struct Solution: Sendable {
  /// Value of each variable, always finite.
  package var values: [Double]
  /// Contradictions between required constraints, each minimal, by their member added last.
  ///
  /// Leaving out the last member of each leaves required constraints that agree. At most 64 are named.
  package var conflicts: [Conflict]
  /// Whether the constraints leave each variable a choice, which the hints then made.
  package var undetermined: [Bool]
  /// Whether any variable was left a choice.
  package var isAmbiguous: Bool
  /// Constraints that could not be used, in order of addition.
  package var ignored: [ConstraintIndex]
  /// Work counts.
  package var statistics: SolverStatistics

  /// The value of a variable; zero for one that was not declared.
  package subscript(variable: Variable) -> Double {
    values.indices.contains(Int(variable.index)) ? values[Int(variable.index)] : 0
  }
}
