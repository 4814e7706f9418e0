internal import Cassowary

/// A value in points that is linear in at most two unknowns; a constant where it has none.
struct Linear {
  private(set) var first = Variable(index: -1)
  private(set) var firstFactor = 0.0
  private(set) var second = Variable(index: -1)
  private(set) var secondFactor = 0.0
  var constant = 0.0

  /// A known value.
  init(_ constant: Double) {
    self.constant = constant
  }

  /// An unknown.
  init(_ variable: Variable) {
    first = variable
    firstFactor = 1
  }

  static let zero = Linear(0)

  /// Whether the value is known.
  var isConstant: Bool { first.index < 0 && second.index < 0 }

  /// Whether the value depends on one unknown at most.
  var isSingle: Bool { first.index < 0 || second.index < 0 }

  static func + (a: Linear, b: Linear) -> Linear {
    var sum = a
    sum.constant += b.constant
    sum.add(b.first, b.firstFactor)
    sum.add(b.second, b.secondFactor)
    return sum
  }

  static func + (a: Linear, b: Double) -> Linear {
    var sum = a
    sum.constant += b
    return sum
  }

  static func - (a: Linear, b: Double) -> Linear { a + -b }

  static func * (factor: Double, a: Linear) -> Linear {
    var product = a
    product.firstFactor *= factor
    product.secondFactor *= factor
    product.constant *= factor
    return product
  }

  /// The value for the given values of the unknowns.
  func value(in values: [Double]) -> Double {
    var sum = constant
    if values.indices.contains(Int(first.index)) { sum += firstFactor * values[Int(first.index)] }
    if values.indices.contains(Int(second.index)) { sum += secondFactor * values[Int(second.index)] }
    return sum
  }

  /// Whether one of the unknowns is marked.
  func isMarked(in marks: [Bool]) -> Bool {
    (marks.indices.contains(Int(first.index)) && marks[Int(first.index)])
      || (marks.indices.contains(Int(second.index)) && marks[Int(second.index)])
  }

  /// Appends the terms, multiplied by `factor`.
  func append(to terms: inout [Term], times factor: Double) {
    if first.index >= 0 { terms.append(Term(firstFactor * factor, first)) }
    if second.index >= 0 { terms.append(Term(secondFactor * factor, second)) }
  }

  private mutating func add(_ variable: Variable, _ factor: Double) {
    guard variable.index >= 0, factor != 0 else { return }
    if variable == first {
      firstFactor += factor
      if firstFactor == 0 { first = Variable(index: -1) }
    } else if variable == second {
      secondFactor += factor
      if secondFactor == 0 { second = Variable(index: -1) }
    } else if first.index < 0 {
      first = variable
      firstFactor = factor
    } else {
      assert(second.index < 0, "an edge has at most two unknowns")
      second = variable
      secondFactor = factor
    }
  }
}
