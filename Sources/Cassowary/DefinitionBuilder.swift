/// Solves equalities between three roots or more for one root each, without writing out the others.
///
/// Needs the equalities that an elimination left pending, in terms of roots. Takes as bases the roots with
/// the strongest wishes, one after another; as soon as all roots of an equality but one are known, it
/// defines that one, so wishes stay conditions on single bases and no row grows. An equality all of whose
/// roots are known closes a loop: written out in bases, it defines the base with the weakest wish.
struct DefinitionBuilder {
  /// What defines what.
  private(set) var definitions: Definitions
  /// Equalities that say nothing new.
  private(set) var redundant: [Int32] = []
  /// Equalities that the others contradict.
  private(set) var inconsistent: [Int32] = []
  /// Equalities that define a root.
  private(set) var pivots: [Int32] = []

  private let rows: ReducedRows
  private let wishes: [Double]
  private var forms: [Form]
  /// Position of each root in `roots`.
  private var positions: [Int32]
  /// The roots that occur.
  private var roots: [Int32] = []
  /// Rows of each root, by position.
  private var starts: [Int32] = []
  private var members: [Int32] = []
  private var isKnown: [Bool] = []
  private var unknown: [Int32] = []
  private var isUsed: [Bool] = []
  private var queue: [Int32] = []

  /// Solves `rows`; `wishes` has the priority of each root's strongest wish, zero for none.
  init(rows: ReducedRows, wishes: [Double]) {
    self.rows = rows
    self.wishes = wishes
    definitions = Definitions(variables: wishes.count)
    forms = wishes.indices.map { Form(root: Int32(truncatingIfNeeded: $0)) }
    positions = Array(repeating: -1, count: wishes.count)
    collectRoots()
    order()
    closeLoops()
  }

  private mutating func collectRoots() {
    var counts: [Int32] = []
    for row in 0..<rows.count {
      for term in rows.terms(of: row) {
        let root = Int(rows.roots[term])
        if positions[root] < 0 {
          positions[root] = Int32(truncatingIfNeeded: roots.count)
          roots.append(rows.roots[term])
          counts.append(0)
        }
        counts[Int(positions[root])] += 1
      }
    }
    starts = [0]
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    members = Array(repeating: 0, count: Int(starts[starts.count - 1]))
    var next = starts
    for row in 0..<rows.count {
      unknown.append(Int32(truncatingIfNeeded: rows.terms(of: row).count))
      for term in rows.terms(of: row) {
        let position = Int(positions[Int(rows.roots[term])])
        members[Int(next[position])] = Int32(truncatingIfNeeded: row)
        next[position] += 1
      }
    }
    isKnown = Array(repeating: false, count: roots.count)
    isUsed = Array(repeating: false, count: rows.count)
  }

  /// Makes every root a base or defined.
  private mutating func order() {
    for row in 0..<rows.count where unknown[row] == 1 { queue.append(Int32(truncatingIfNeeded: row)) }
    let candidates = roots.sorted {
      (wishes[Int($1)], $0) < (wishes[Int($0)], $1)
    }
    drainQueue()
    for root in candidates where !isKnown[Int(positions[Int(root)])] {
      know(root)
      drainQueue()
    }
  }

  private mutating func drainQueue() {
    while let row = queue.popLast() {
      guard unknown[Int(row)] == 1 else { continue }
      solve(Int(row))
    }
  }

  /// Solves a row for its one unknown root.
  private mutating func solve(_ row: Int) {
    let range = rows.terms(of: row)
    guard let term = range.first(where: { !isKnown[Int(positions[Int(rows.roots[$0])])] }) else { return }
    let root = rows.roots[term]
    isUsed[row] = true
    pivots.append(rows.origins[row])
    definitions.define(
      (Array(rows.roots[range]), Array(rows.coefficients[range])), side: rows.sides[row],
      position: term - range.lowerBound)
    definitions.ranks[Int(root)] = Int32(truncatingIfNeeded: definitions.order.count)
    definitions.order.append(root)
    forms[Int(root)] = Form(root: Form.general, factor: 0, offset: 0)
    know(root)
  }

  private mutating func know(_ root: Int32) {
    let position = Int(positions[Int(root)])
    isKnown[position] = true
    for index in Int(starts[position])..<Int(starts[position + 1]) {
      let row = Int(members[index])
      unknown[row] -= 1
      if unknown[row] == 1 { queue.append(Int32(truncatingIfNeeded: row)) }
    }
  }

  /// Uses the rows that defined nothing.
  private mutating func closeLoops() {
    guard isUsed.contains(false) else { return }
    var expander = Expander(variables: wishes.count)
    var closing: [Int32] = []
    for row in 0..<rows.count where !isUsed[row] {
      expander.start(side: rows.sides[row])
      for term in rows.terms(of: row) {
        expander.add(rows.roots[term], rows.coefficients[term], forms, definitions)
      }
      expander.finish(forms, definitions)
      let result = expander.result
      guard let position = weakest(result) else {
        let isMet = result.side.magnitude <= Tolerance.violation
        if isMet { redundant.append(rows.origins[row]) } else { inconsistent.append(rows.origins[row]) }
        continue
      }
      pivots.append(rows.origins[row])
      let root = result.root(position)
      definitions.define((result.roots, result.coefficients), side: result.side, position: position)
      closing.append(root)
      definitions.ranks[Int(root)] = -Int32(truncatingIfNeeded: closing.count)
      forms[Int(root)] = Form(root: Form.general, factor: 0, offset: 0)
    }
    definitions.order = closing.reversed() + definitions.order
    for (rank, root) in definitions.order.enumerated() {
      definitions.ranks[Int(root)] = Int32(truncatingIfNeeded: rank)
    }
  }

  /// Position of the base with the weakest wish among those that can be solved for.
  private func weakest(_ terms: RowScratch) -> Int? {
    var largest = 0.0
    for index in 0..<terms.count { largest = max(largest, terms.coefficient(index).magnitude) }
    var best: Int?
    for index in 0..<terms.count where terms.coefficient(index).magnitude >= 0.01 * largest {
      guard let known = best else {
        best = index
        continue
      }
      let wish = wishes[Int(terms.root(index))]
      let least = wishes[Int(terms.root(known))]
      if wish < least || (wish == least && terms.root(index) > terms.root(known)) { best = index }
    }
    return best
  }
}
