extension LinearSystem: CustomStringConvertible {
  /// The constraints, one a line: priority, left side, relation, right side, mark.
  package var description: String {
    var lines: [String] = []
    for index in records.indices {
      let left = Self.sum(terms(of: index).map { (termVariables[$0], coefficients[$0]) })
      var line = "\(Self.number(records[index].priority)): \(left) \(records[index].relation.sign) "
      line += Self.number(records[index].constant)
      let weight = records[index].weight
      if weight != 1 { line += " weight \(Self.number(weight))" }
      if records[index].tag >= 0 { line += " tag \(records[index].tag)" }
      if !records[index].isUsable { line += " (unusable)" }
      lines.append(line)
    }
    for index in nonNegative.indices where nonNegative[index] { lines.append("x\(index) ≥ 0") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What the system comes down to before any search: each variable, then what is left of the constraints.
  package var presolvedDescription: String {
    Presolve(self).description
  }

  /// Terms as text.
  static func sum(_ terms: [(variable: Int32, coefficient: Double)]) -> String {
    guard !terms.isEmpty else { return "0" }
    var text = ""
    for (position, term) in terms.enumerated() {
      let isNegative = term.coefficient < 0
      if position > 0 { text += isNegative ? " - " : " + " } else if isNegative { text += "-" }
      if term.coefficient.magnitude != 1 { text += "\(number(term.coefficient.magnitude)) " }
      text += "x\(term.variable)"
    }
    return text
  }

  /// A number without a fraction of zero.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Relation {
  /// The relation as a sign.
  var sign: String {
    switch self {
    case .equal: "="
    case .lessOrEqual: "≤"
    case .greaterOrEqual: "≥"
    }
  }
}
