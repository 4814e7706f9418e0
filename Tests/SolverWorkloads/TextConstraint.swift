package import Cassowary

/// A constraint as a test writes and keeps it.
package struct TextConstraint {
  /// What is summed up on the left side.
  package var terms: [(coefficient: Double, variable: Int)]
  /// How the sides relate.
  package var relation: Relation
  /// The right side.
  package var constant: Double
  /// Greater than 0, at most 1000.
  package var priority: Double
  /// Within its priority.
  package var weight: Double

  /// Makes a constraint.
  package init(
    terms: [(coefficient: Double, variable: Int)], relation: Relation, constant: Double,
    priority: Double = 1000, weight: Double = 1
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.weight = weight
  }

  /// How far values break it.
  package func violation(at values: [Double]) -> Double {
    let excess = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
    switch relation {
    case .equal: return abs(excess)
    case .lessOrEqual: return max(0, excess)
    case .greaterOrEqual: return max(0, -excess)
    }
  }
}

/// Builds the system of some constraints over `count` variables; their tags are their positions.
package func makeSystem(
  _ constraints: [TextConstraint], variables count: Int, hints: [Double] = []
) -> LinearSystem {
  var system = LinearSystem()
  for index in 0..<count { _ = system.addVariable(hint: index < hints.count ? hints[index] : 0) }
  for (index, constraint) in constraints.enumerated() {
    system.add(
      constraint.terms.map { Term($0.coefficient, Variable(index: Int32($0.variable))) },
      constraint.relation, constraint.constant, priority: constraint.priority,
      weight: constraint.weight, tag: Int32(index))
  }
  return system
}
