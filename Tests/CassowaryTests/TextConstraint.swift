import Cassowary

/// A constraint as a test writes and keeps it.
struct TextConstraint {
  var terms: [(coefficient: Double, variable: Int)]
  var relation: Relation
  var constant: Double
  var priority: Double = 1000
  var weight: Double = 1

  /// How far values break it.
  func violation(at values: [Double]) -> Double {
    let excess = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
    switch relation {
    case .equal: return abs(excess)
    case .lessOrEqual: return max(0, excess)
    case .greaterOrEqual: return max(0, -excess)
    }
  }
}

/// Builds the system of some constraints over `count` variables.
func makeSystem(
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
