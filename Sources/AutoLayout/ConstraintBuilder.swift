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

  /// The tag of rows that belong to nothing that can be named.
  static let untagged: Int32 = -1

  /// Makes a builder without rows.
  init(isRequiredOnly: Bool = false, allowsNegative: Bool = false) {
    self.isRequiredOnly = isRequiredOnly
    self.allowsNegative = allowsNegative
  }

  /// A new unknown; lengths are never negative.
  mutating func variable(isLength: Bool = false) -> Linear {
    Linear(system.addVariable(nonNegative: isLength && !allowsNegative))
  }

  /// Two unknowns: where something starts, and its length.
  mutating func span() -> Span {
    Span(start: variable(), length: variable(isLength: true))
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
    guard !terms.isEmpty, !isRequiredOnly || priority >= LinearSystem.required else { return }
    system.add(terms, relation, constant, priority: priority, tag: tag)
  }
}
