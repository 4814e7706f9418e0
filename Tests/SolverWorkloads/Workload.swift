package import Cassowary

/// A linear system with a known shape, and edits to be made after it was first solved.
///
/// What solvers are measured with. Written as text (`cass/1`, see `Workload+Text`), so that programs in
/// other languages solve the same.
package struct Workload {
  /// The shape, `-edit` where there are edits, and the size.
  package var name: String
  /// Number of variables.
  package var variables = 0
  /// The constraints, in the order in which a tree of views is walked.
  package var constraints: [TextConstraint] = []
  /// Edited variables with their first wanted values.
  package var edits: [(variable: Int, priority: Double, first: Double)] = []
  /// Changes of wanted values, in order.
  package var suggestions: [(variable: Int, value: Double)] = []

  /// Makes an empty workload.
  package init(name: String) {
    self.name = name
  }

  /// The system, with a constraint at the end for each edited variable.
  package func makeSystem() -> LinearSystem {
    var system = LinearSystem()
    let terms = constraints.reduce(edits.count) { $0 + $1.terms.count }
    system.reserve(
      variables: variables, constraints: constraints.count + edits.count, terms: terms)
    for _ in 0..<variables { _ = system.addVariable() }
    for constraint in constraints {
      let terms = constraint.terms.map { Term($0.coefficient, Variable(index: Int32($0.variable))) }
      system.add(
        terms, constraint.relation, constraint.constant, priority: constraint.priority,
        weight: constraint.weight)
    }
    for edit in edits {
      let variable = Variable(index: Int32(edit.variable))
      system.add(Term(1, variable), .equal, edit.first, priority: edit.priority)
    }
    return system
  }

  /// The suggestions as changes of the constraints that `makeSystem` added for the edited variables.
  package var changes: [(constraint: ConstraintIndex, value: Double)] {
    var positions = Array(repeating: Int32(-1), count: variables)
    for (position, edit) in edits.enumerated() {
      positions[edit.variable] = Int32(constraints.count + position)
    }
    return suggestions.map { (ConstraintIndex(index: positions[$0.variable]), $0.value) }
  }

  /// What is left of values for comparing the solutions of different programs.
  ///
  /// FNV-1a over the values in hundredths; the odd offset keeps halves, quarters and eighths away from the
  /// edges between two roundings.
  package static func hash(_ values: [Double]) -> UInt64 {
    var hash: UInt64 = 1_469_598_103_934_665_603
    for value in values {
      let cents = UInt64(bitPattern: Int64((value * 100 + 0.6234).rounded(.down)))
      for byte in 0..<8 {
        hash = (hash ^ ((cents >> (8 * UInt64(byte))) & 255)) &* 1_099_511_628_211
      }
    }
    return hash
  }
}
