internal import Cassowary

/// Writes constraints between linear values as rows of a system.
struct ConstraintBuilder {
  private(set) var system = LinearSystem()
  /// What rows are tagged with from here on: the position of a document's constraint, or an implicit rule.
  var tag = untagged
  /// Whether only required rows are kept.
  private let isRequiredOnly: Bool
  /// Whether lengths may be negative.
  private let allowsNegative: Bool
  /// What implicit rules say, and the node of each; see `tag(saying:of:)`.
  private(set) var implicits: [(rule: String, node: Int)] = []
  private var terms: [Term] = []
  /// Values of the unknowns at which rows are measured; nil where rows are kept to be solved.
  private let measuredValues: [Double]?
  /// How far the measured values miss each required row, in points; rows without an unknown are missed at any
  /// values.
  private(set) var distances: [(tag: Int32, distance: Double, isKnown: Bool)] = []

  /// The tag of rows that belong to nothing that can be named.
  static let untagged: Int32 = -1

  /// Makes a builder without rows.
  init(isRequiredOnly: Bool = false, allowsNegative: Bool = false) {
    self.isRequiredOnly = isRequiredOnly
    self.allowsNegative = allowsNegative
    measuredValues = nil
  }

  /// Makes a builder that measures rows at `values`, which solve a system built in the same way.
  init(measuringAt values: [Double]) {
    isRequiredOnly = true
    allowsNegative = false
    measuredValues = values
  }

  /// A new unknown; lengths are never negative.
  mutating func variable(isLength: Bool = false) -> Linear {
    Linear(system.addVariable(nonNegative: isLength && !allowsNegative))
  }

  /// Two unknowns: where something starts, and its length.
  mutating func span() -> Span {
    Span(start: variable(), length: variable(isLength: true))
  }

  /// The same value in at most one unknown.
  mutating func single(_ value: Linear) -> Linear {
    guard !value.isSingle else { return value }
    let result = variable()
    let outer = tag
    tag = ConstraintBuilder.untagged
    add(result, .equal, value)
    tag = outer
    return result
  }

  /// A tag for rows of a rule that UIKit adds for a node.
  mutating func tag(saying rule: String, of node: Int) -> Int32 {
    implicits.append((rule, node))
    return -1 - Int32(truncatingIfNeeded: implicits.count)
  }

  /// The implicit rule with a tag.
  func implicit(_ tag: Int32) -> (rule: String, node: Int)? {
    let index = -2 - Int(tag)
    return implicits.indices.contains(index) ? implicits[index] : nil
  }

  /// Adds a row: left, relation, right.
  ///
  /// A row between known values says nothing and is left out.
  mutating func add(
    _ left: Linear, _ relation: Relation, _ right: Linear, priority: Double = LinearSystem.required
  ) {
    terms.removeAll(keepingCapacity: true)
    left.append(to: &terms, times: 1)
    right.append(to: &terms, times: -1)
    close(relation, right.constant - left.constant, priority)
  }

  /// Adds a row: sum of factors times values, relation, 0.
  mutating func add(
    sum parts: [(factor: Double, value: Linear)], _ relation: Relation,
    priority: Double = LinearSystem.required
  ) {
    terms.removeAll(keepingCapacity: true)
    var constant = 0.0
    for part in parts {
      part.value.append(to: &terms, times: part.factor)
      constant -= part.factor * part.value.constant
    }
    close(relation, constant, priority)
  }

  private mutating func close(_ relation: Relation, _ constant: Double, _ priority: Double) {
    if let measuredValues {
      guard priority >= LinearSystem.required else { return }
      let sum = terms.reduce(0) { $0 + $1.coefficient * value(of: $1.variable, in: measuredValues) }
      distances.append((tag, relation.violation(ofExcess: sum - constant), terms.isEmpty))
      return
    }
    guard !terms.isEmpty, !isRequiredOnly || priority >= LinearSystem.required else { return }
    system.add(terms, relation, constant, priority: priority, tag: tag)
  }

  private func value(of variable: Variable, in values: [Double]) -> Double {
    values.indices.contains(Int(variable.index)) ? values[Int(variable.index)] : 0
  }
}
