/// A variable times a coefficient: one summand of a constraint's left side.
package struct Term: Hashable, Sendable {
  /// What the variable is multiplied with; zero makes the term vanish.
  package var coefficient: Double
  /// The unknown.
  package var variable: Variable

  /// Multiplies a variable.
  package init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
