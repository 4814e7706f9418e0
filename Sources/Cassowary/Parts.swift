/// Roots and rows sorted into parts that share no root.
struct Parts {
  /// Number of parts.
  private(set) var count = 0
  /// Part of each variable that is a root; −1 for others.
  private(set) var ofRoots: [Int32]
  /// Free roots of each part, ascending.
  let bases: Buckets
  /// Defined roots of each part, in order of evaluation.
  let defined: Buckets
  /// Rows of each part, those of higher levels first.
  let rows: Buckets

  /// Divides what an elimination left.
  init(forms: [Form], definitions: Definitions, rows: ReducedRows, levels: Levels) {
    var groups = Groups(count: forms.count)
    for root in definitions.order {
      for term in definitions.terms(of: root) { groups.join(root, definitions.root(term)) }
    }
    for row in 0..<rows.count {
      let terms = rows.terms(of: row)
      for term in terms.dropFirst() { groups.join(rows.roots[terms.lowerBound], rows.roots[term]) }
    }
    var parts = Array(repeating: Int32(-1), count: forms.count)
    var free: [Int32] = []
    var count = Int32(0)
    for variable in forms.indices where Int(forms[variable].root) == variable {
      let group = Int(groups.find(Int32(truncatingIfNeeded: variable)))
      if parts[group] < 0 {
        parts[group] = count
        count += 1
      }
      parts[variable] = parts[group]
      if definitions.ranks[variable] < 0 { free.append(Int32(truncatingIfNeeded: variable)) }
    }
    self.count = Int(count)
    ofRoots = parts
    bases = Buckets(free, count: Int(count)) { parts[Int($0)] }
    defined = Buckets(definitions.order, count: Int(count)) { parts[Int($0)] }
    let byLevel = Buckets(
      (0..<rows.count).map { Int32(truncatingIfNeeded: $0) }, count: levels.priorities.count
    ) { levels.ofRows[Int($0)] }
    self.rows = Buckets(byLevel.items, count: Int(count)) { row in
      let terms = rows.terms(of: Int(row))
      return terms.isEmpty ? -1 : parts[Int(rows.roots[terms.lowerBound])]
    }
  }
}
