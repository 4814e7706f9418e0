/// A sum of terms being collected, with like terms merged.
struct RowScratch {
  /// The distinct variables, `count` of them.
  private(set) var roots: [Int32] = []
  /// Their coefficients.
  private(set) var coefficients: [Double] = []
  /// Number of terms.
  private(set) var count = 0
  /// Right side after constants were moved over.
  var side = 0.0
  private var largest = 0.0
  private var hasMerged = false
  private var isMarked = false
  /// One more than the position of each variable, where `roots` is long.
  private var marks: [Int32]

  /// Prepares for variables 0 ..< `variables`.
  init(variables: Int) {
    marks = Array(repeating: 0, count: variables)
    roots.reserveCapacity(16)
    coefficients.reserveCapacity(16)
  }

  /// Starts a sum.
  mutating func start(side: Double) {
    roots.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    count = 0
    largest = 0
    hasMerged = false
    self.side = side
  }

  /// Adds a term.
  mutating func add(_ root: Int32, _ coefficient: Double) {
    largest = max(largest, coefficient.magnitude)
    if count < 12, !isMarked {
      for index in 0..<count where roots[index] == root {
        coefficients[index] += coefficient
        hasMerged = true
        return
      }
    } else {
      if !isMarked { markAll() }
      let mark = Int(marks[Int(root)])
      if mark > 0 {
        coefficients[mark - 1] += coefficient
        hasMerged = true
        return
      }
      marks[Int(root)] = Int32(truncatingIfNeeded: count + 1)
    }
    roots.append(root)
    coefficients.append(coefficient)
    count += 1
  }

  /// Drops terms that cancelled out; the sum is complete.
  mutating func finish() {
    if isMarked {
      for root in roots { marks[Int(root)] = 0 }
      isMarked = false
    }
    guard hasMerged else { return }
    let limit = largest * Tolerance.coefficient
    var kept = 0
    for index in 0..<count where coefficients[index].magnitude > limit {
      roots[kept] = roots[index]
      coefficients[kept] = coefficients[index]
      kept += 1
    }
    roots.removeLast(count - kept)
    coefficients.removeLast(count - kept)
    count = kept
  }

  /// Collects a constraint in terms of the roots of its variables.
  mutating func collect(_ row: Int, of system: LinearSystem, _ forms: [Form]) {
    start(side: system.constants[row])
    for term in system.terms(of: row) {
      let form = forms[Int(system.termVariables[term])]
      let coefficient = system.coefficients[term]
      side -= coefficient * form.offset
      if form.root >= 0 { add(form.root, coefficient * form.factor) }
    }
    finish()
  }

  /// Marks the positions of all roots when there get to be many.
  private mutating func markAll() {
    isMarked = true
    for index in 0..<count { marks[Int(roots[index])] = Int32(truncatingIfNeeded: index + 1) }
  }
}
