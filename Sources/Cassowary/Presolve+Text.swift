extension Presolve: CustomStringConvertible {
  /// Each variable in terms of its root, the roots that are sums, and the rows left, part by part.
  var description: String {
    var lines: [String] = []
    for (variable, form) in forms.enumerated() where Int(form.root) != variable {
      lines.append("x\(variable) = \(text(of: form))")
    }
    for root in definitions.order {
      let terms = definitions.terms(of: root).map { (definitions.root($0), definitions.coefficient($0)) }
      lines.append(
        "x\(root) := \(LinearSystem.sum(terms)) + \(LinearSystem.number(definitions.constant(of: root)))")
    }
    for part in 0..<parts.count {
      lines.append("part \(part):")
      for index in parts.rows.range(part) {
        let row = Int(parts.rows.items[index])
        let origin = Int(rows.origins[row])
        let left = LinearSystem.sum(rows.terms(of: row).map { (rows.roots[$0], rows.coefficients[$0]) })
        lines.append(
          "  \(LinearSystem.number(system.priority(at: origin))): \(left) "
            + "\(system.relation(at: origin).sign) \(LinearSystem.number(rows.sides[row])) from \(origin)")
      }
    }
    for row in inconsistent { lines.append("contradicted: \(row)") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of form: Form) -> String {
    guard form.root >= 0 else { return LinearSystem.number(form.offset) }
    let product = LinearSystem.sum([(form.root, form.factor)])
    return form.offset == 0 ? product : "\(product) + \(LinearSystem.number(form.offset))"
  }
}
