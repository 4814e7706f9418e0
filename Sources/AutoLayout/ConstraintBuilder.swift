internal import Cassowary

/// Writes constraints between linear values as rows of a system.
struct ConstraintBuilder {
  private(set) var system = LinearSystem()
  private var terms: [Term] = []

  /// The tag of rows that belong to nothing a document says.
  static let untagged: Int32 = -1

  /// A new unknown; lengths are never negative.
  mutating func variable(isLength: Bool = false) -> Linear {
    Linear(system.addVariable(nonNegative: isLength))
  }

  /// Adds `left` `relation` `right`.
  ///
  /// A row between known values says nothing and is left out.
  mutating func add(
    _ left: Linear, _ relation: Relation, _ right: Linear, priority: Double = LinearSystem.required,
    tag: Int32 = untagged
  ) {
    terms.removeAll(keepingCapacity: true)
    left.append(to: &terms, times: 1)
    right.append(to: &terms, times: -1)
    close(relation, right.constant - left.constant, priority, tag)
  }

  /// Adds *sum of factor × value* `relation` 0.
  mutating func add(
    sum parts: [(factor: Double, value: Linear)], _ relation: Relation,
    priority: Double = LinearSystem.required, tag: Int32 = untagged
  ) {
    terms.removeAll(keepingCapacity: true)
    var constant = 0.0
    for part in parts {
      part.value.append(to: &terms, times: part.factor)
      constant -= part.factor * part.value.constant
    }
    close(relation, constant, priority, tag)
  }

  private mutating func close(_ relation: Relation, _ constant: Double, _ priority: Double, _ tag: Int32) {
    guard !terms.isEmpty else { return }
    system.add(terms, relation, constant, priority: priority, tag: tag)
  }
}
