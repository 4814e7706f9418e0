/// A sum of terms being collected, with like terms merged.
///
/// Its room is kept from one sum to the next, so that collecting doesn't allocate.
struct RowScratch {
  /// From this many terms on, like terms are found by marks instead of by comparing.
  private static let markedFrom = 12

  /// Number of terms.
  private(set) var count = 0
  /// Right side after constants were moved over.
  var side = 0.0
  private var rootRoom: [Int32]
  private var coefficientRoom: [Double]
  private var largest = 0.0
  private var hasMerged = false
  private var isMarked = false
  /// One more than the position of each variable, while `isMarked`.
  private var marks: [Int32] = []
  private let variables: Int

  /// Prepares for variables 0 ..< `variables`.
  init(variables: Int) {
    self.variables = variables
    rootRoom = Array(repeating: 0, count: 16)
    coefficientRoom = Array(repeating: 0, count: 16)
  }

  /// The distinct variables.
  var roots: [Int32] { Array(rootRoom[..<count]) }

  /// Their coefficients.
  var coefficients: [Double] { Array(coefficientRoom[..<count]) }

  /// The variable of a term.
  func root(_ position: Int) -> Int32 { rootRoom[position] }

  /// The coefficient of a term.
  func coefficient(_ position: Int) -> Double { coefficientRoom[position] }

  /// Starts a sum.
  mutating func start(side: Double) {
    count = 0
    largest = 0
    hasMerged = false
    self.side = side
  }

  /// Adds a term.
  mutating func add(_ root: Int32, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    largest = max(largest, coefficient.magnitude)
    if count < Self.markedFrom {
      for index in 0..<count where rootRoom[index] == root {
        coefficientRoom[index] += coefficient
        hasMerged = true
        return
      }
    } else if mergeByMark(root, coefficient) {
      return
    }
    if count == rootRoom.count {
      rootRoom.append(root)
      coefficientRoom.append(coefficient)
    } else {
      rootRoom[count] = root
      coefficientRoom[count] = coefficient
    }
    count += 1
  }

  /// Drops terms that cancelled out; the sum is complete.
  mutating func finish() {
    if isMarked {
      for index in 0..<count { marks[Int(rootRoom[index])] = 0 }
      isMarked = false
    }
    guard hasMerged else { return }
    let limit = largest * Tolerance.coefficient
    var kept = 0
    for index in 0..<count where coefficientRoom[index].magnitude > limit {
      rootRoom[kept] = rootRoom[index]
      coefficientRoom[kept] = coefficientRoom[index]
      kept += 1
    }
    count = kept
  }

  /// Collects a constraint in terms of the roots of its variables.
  mutating func collect(_ row: Int, of system: LinearSystem, _ forms: [Form]) {
    start(side: system.constant(at: row))
    for term in system.terms(of: row) {
      let form = forms[Int(system.termVariables[term])]
      let coefficient = system.coefficients[term]
      side -= coefficient * form.offset
      if form.root >= 0 { add(form.root, coefficient * form.factor) }
    }
    finish()
  }

  /// Adds a term to one that has the same variable; returns false, and marks the variable, if none has.
  private mutating func mergeByMark(_ root: Int32, _ coefficient: Double) -> Bool {
    if !isMarked {
      if marks.isEmpty { marks = Array(repeating: 0, count: variables) }
      for index in 0..<count { marks[Int(rootRoom[index])] = Int32(truncatingIfNeeded: index + 1) }
      isMarked = true
    }
    let mark = Int(marks[Int(root)])
    guard mark > 0 else {
      marks[Int(root)] = Int32(truncatingIfNeeded: count + 1)
      return false
    }
    coefficientRoom[mark - 1] += coefficient
    hasMerged = true
    return true
  }
}
