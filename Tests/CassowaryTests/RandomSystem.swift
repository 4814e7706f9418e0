import Cassowary
import SolverWorkloads

/// Random systems over few variables with small integer data.
enum RandomSystem {
  /// Constraints whose required ones are met by a hidden point; soft ones contradict one another freely.
  static func feasible(
    _ generator: inout SplitMix, variables: Int, required: Int, soft: Int, levels: [Double]
  ) -> [TextConstraint] {
    let hidden = (0..<variables).map { _ in Double(Int.random(in: -20...20, using: &generator)) }
    var constraints: [TextConstraint] = []
    for index in 0..<(required + soft) {
      var constraint = some(&generator, variables: variables)
      if index < required {
        let activity = constraint.terms.reduce(0) { $0 + $1.coefficient * hidden[$1.variable] }
        let slack = Double(Int.random(in: 0...6, using: &generator))
        switch constraint.relation {
        case .equal: constraint.constant = activity
        case .lessOrEqual: constraint.constant = activity + slack
        case .greaterOrEqual: constraint.constant = activity - slack
        }
      } else {
        constraint.priority = levels[Int.random(in: 0..<levels.count, using: &generator)]
        constraint.weight = Double(Int.random(in: 1...3, using: &generator))
      }
      constraints.append(constraint)
    }
    return constraints
  }

  /// One constraint of any relation on one to four variables.
  static func some(_ generator: inout SplitMix, variables: Int) -> TextConstraint {
    let count = min(variables, [1, 1, 2, 2, 3, 4][Int.random(in: 0..<6, using: &generator)])
    let chosen = Array(0..<variables).shuffled(using: &generator).prefix(count)
    let coefficients: [Double] = [1, -1, 1, -1, 2, 0.5, -2, 3]
    let terms = chosen.map {
      (coefficients[Int.random(in: 0..<coefficients.count, using: &generator)], $0)
    }
    let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    return TextConstraint(
      terms: terms, relation: relations[Int.random(in: 0..<3, using: &generator)],
      constant: Double(Int.random(in: -30...30, using: &generator)))
  }
}
