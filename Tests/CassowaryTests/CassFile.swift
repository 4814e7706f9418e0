import Cassowary

/// A system in the text form `cass/1`, with edits to be made after it was first solved.
struct CassFile {
  /// The constraints, and at the end one for each edited variable.
  var system = LinearSystem()
  /// Constraint that holds each edited variable's wanted value.
  private(set) var edits: [Int: ConstraintIndex] = [:]
  /// Changes of wanted values that come after the first ones, in order.
  private(set) var suggestions: [(constraint: ConstraintIndex, value: Double)] = []
  /// Constraints as read, edits with their first wanted values.
  private(set) var constraints: [TextConstraint] = []

  /// Reads a file's text.
  init(_ text: String) {
    var priorities: [Int: Double] = [:]
    var firsts: [(Int, Double)] = []
    var wishes: [(Int, Double)] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      switch fields[0] {
      case "vars": for _ in 0..<(Int(fields[1]) ?? 0) { _ = system.addVariable() }
      case "c": addConstraint(fields)
      case "edit": priorities[Int(fields[1]) ?? 0] = Double(fields[2])
      case "first": firsts.append((Int(fields[1]) ?? 0, Double(fields[2]) ?? 0))
      case "suggest": wishes.append((Int(fields[1]) ?? 0, Double(fields[2]) ?? 0))
      default: break
      }
    }
    for (variable, value) in firsts {
      let wanted = TextConstraint(
        terms: [(1, variable)], relation: .equal, constant: value,
        priority: priorities[variable] ?? 998)
      edits[variable] = add(wanted)
    }
    for (variable, value) in wishes {
      if let constraint = edits[variable] { suggestions.append((constraint, value)) }
    }
  }

  /// FNV-1a over the values in hundredths.
  static func hash(_ values: [Double]) -> UInt64 {
    var hash: UInt64 = 1_469_598_103_934_665_603
    for value in values {
      let cents = UInt64(bitPattern: Int64((value * 100 + 0.6234).rounded(.down)))
      for byte in 0..<8 {
        hash = (hash ^ ((cents >> (8 * UInt64(byte))) & 255)) &* 1_099_511_628_211
      }
    }
    return hash
  }

  private mutating func addConstraint(_ fields: [String]) {
    let relation: Relation =
      switch fields[2] {
      case "eq": .equal
      case "le": .lessOrEqual
      default: .greaterOrEqual
      }
    var constraint = TextConstraint(
      terms: [], relation: relation, constant: Double(fields[3]) ?? 0,
      priority: Double(fields[1]) ?? 0)
    for index in 0..<(Int(fields[4]) ?? 0) {
      constraint.terms.append((Double(fields[5 + 2 * index]) ?? 0, Int(fields[6 + 2 * index]) ?? 0))
    }
    _ = add(constraint)
  }

  private mutating func add(_ constraint: TextConstraint) -> ConstraintIndex {
    constraints.append(constraint)
    return system.add(
      constraint.terms.map { Term($0.coefficient, Variable(index: Int32($0.variable))) },
      constraint.relation, constraint.constant, priority: constraint.priority)
  }
}
