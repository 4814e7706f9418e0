internal import Cassowary

/// Workloads as text, a record a line: `cass/1`.
///
///     cass 1                                first line
///     name TEXT
///     vars COUNT                            variables 0 ..< COUNT, each any real number
///     c PRIORITY eq|le|ge CONSTANT N COEFFICIENT VARIABLE ...    a constraint with N terms
///     edit VARIABLE PRIORITY                an edited variable
///     first VARIABLE VALUE                  its first wanted value
///     suggest VARIABLE VALUE                another one, after which to solve again
///
/// A priority is a whole number, 1000 for a required constraint. A solver that knows weights only takes
/// 10 to the power of priority / 125.
extension Workload {
  /// Reads a workload that `text` wrote.
  package init(_ text: String) {
    self.init(name: "")
    var priorities: [Int: Double] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      let number = { (index: Int) in index < fields.count ? Double(fields[index]) ?? 0 : 0 }
      switch fields[0] {
      case "name": name = fields[1]
      case "vars": variables = Int(number(1))
      case "c": constraints.append(Self.constraint(fields))
      case "edit": priorities[Int(number(1))] = number(2)
      case "first":
        edits.append((Int(number(1)), priorities[Int(number(1))] ?? 998, number(2)))
      case "suggest": suggestions.append((Int(number(1)), number(2)))
      default: break
      }
    }
  }

  /// The workload as text.
  package var text: String {
    var lines = ["cass 1", "name \(name)", "vars \(variables)"]
    for constraint in constraints {
      let relation =
        switch constraint.relation {
        case .equal: "eq"
        case .lessOrEqual: "le"
        case .greaterOrEqual: "ge"
        }
      var line = "c \(Int(constraint.priority)) \(relation) \(Self.text(constraint.constant))"
      line += " \(constraint.terms.count)"
      for term in constraint.terms { line += " \(Self.text(term.coefficient)) \(term.variable)" }
      lines.append(line)
    }
    for edit in edits { lines.append("edit \(edit.variable) \(Int(edit.priority))") }
    for edit in edits { lines.append("first \(edit.variable) \(Self.text(edit.first))") }
    for suggestion in suggestions {
      lines.append("suggest \(suggestion.variable) \(Self.text(suggestion.value))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private static func constraint(_ fields: [String]) -> TextConstraint {
    let relation: Relation =
      switch fields[2] {
      case "eq": .equal
      case "le": .lessOrEqual
      default: .greaterOrEqual
      }
    var constraint = TextConstraint(
      terms: [], relation: relation, constant: Double(fields[3]) ?? 0, priority: Double(fields[1]) ?? 0)
    for index in 0..<(Int(fields[4]) ?? 0) {
      constraint.terms.append((Double(fields[5 + 2 * index]) ?? 0, Int(fields[6 + 2 * index]) ?? 0))
    }
    return constraint
  }
}
