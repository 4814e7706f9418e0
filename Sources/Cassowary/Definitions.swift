/// Roots that equalities define as sums over other roots, in an order in which they can be evaluated.
struct Definitions {
  /// Defined roots in order of evaluation.
  var order: [Int32] = []
  /// Position in `order` of each variable that is a defined root; −1 for others.
  var ranks: [Int32]
  /// Slot of each defined root's terms, by variable; −1 for others.
  private var slots: [Int32]
  private var starts: [Int32] = [0]
  private var roots: [Int32] = []
  private var coefficients: [Double] = []
  private var constants: [Double] = []

  /// Defines nothing for variables 0 ..< `variables`.
  init(variables: Int) {
    ranks = Array(repeating: -1, count: variables)
    slots = ranks
  }

  /// Whether a root is defined.
  func isDefined(_ root: Int32) -> Bool { slots[Int(root)] >= 0 }

  /// The constant summand of a defined root.
  func constant(of root: Int32) -> Double { constants[Int(slots[Int(root)])] }

  /// Where the terms of a defined root stand.
  func terms(of root: Int32) -> Range<Int> {
    let slot = Int(slots[Int(root)])
    return Int(starts[slot])..<Int(starts[slot + 1])
  }

  /// The root of a term.
  func root(_ term: Int) -> Int32 { roots[term] }

  /// The coefficient of a term.
  func coefficient(_ term: Int) -> Double { coefficients[term] }

  /// Solves *sum of terms = side* for the term at `position`.
  mutating func define(_ terms: (roots: [Int32], coefficients: [Double]), side: Double, position: Int) {
    let pivot = terms.coefficients[position]
    slots[Int(terms.roots[position])] = Int32(truncatingIfNeeded: constants.count)
    constants.append(side / pivot)
    for index in terms.roots.indices where index != position {
      roots.append(terms.roots[index])
      coefficients.append(-terms.coefficients[index] / pivot)
    }
    starts.append(Int32(truncatingIfNeeded: roots.count))
  }

  /// The value of a defined root where the values of all roots before it are known.
  func value(of root: Int32, _ values: [Double]) -> Double {
    var sum = constant(of: root)
    for term in terms(of: root) { sum += coefficients[term] * values[Int(roots[term])] }
    return sum
  }
}
