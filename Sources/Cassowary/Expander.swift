/// Writes sums out in terms of bases, replacing defined roots by their definitions.
struct Expander {
  /// The result: bases, coefficients and the right side.
  private(set) var result: RowScratch
  private var weights: [Double]
  /// Largest summand of each weight.
  private var scales: [Double]
  private var isQueued: [Bool]
  /// A heap of rank and root, the highest rank first.
  private var heap: [Int64] = []

  /// Prepares for variables 0 ..< `variables`.
  init(variables: Int) {
    result = RowScratch(variables: variables)
    weights = Array(repeating: 0, count: variables)
    scales = weights
    isQueued = Array(repeating: false, count: variables)
  }

  /// Starts the sum of a row with this right side.
  mutating func start(side: Double) {
    result.start(side: side)
  }

  /// Adds a root, whose current form may be a constant, a function of a base, or its definition.
  mutating func add(_ root: Int32, _ coefficient: Double, _ forms: [Form], _ definitions: Definitions) {
    let form = forms[Int(root)]
    switch form.root {
    case Form.constant:
      result.side -= coefficient * form.offset
    case Form.general:
      weights[Int(root)] += coefficient
      scales[Int(root)] = max(scales[Int(root)], coefficient.magnitude)
      guard !isQueued[Int(root)] else { return }
      isQueued[Int(root)] = true
      push(Int64(definitions.ranks[Int(root)]) << 32 | Int64(root))
    case root:
      result.add(root, coefficient)
    default:
      result.side -= coefficient * form.offset
      add(form.root, coefficient * form.factor, forms, definitions)
    }
  }

  /// Replaces all defined roots; `result` is then complete.
  mutating func finish(_ forms: [Form], _ definitions: Definitions) {
    while let top = heap.first {
      removeTop()
      let root = Int32(truncatingIfNeeded: top & 0xFFFF_FFFF)
      let weight = weights[Int(root)]
      let hasCancelled = weight.magnitude <= scales[Int(root)] * Tolerance.coefficient
      weights[Int(root)] = 0
      scales[Int(root)] = 0
      isQueued[Int(root)] = false
      if hasCancelled { continue }
      result.side -= weight * definitions.constant(of: root)
      for term in definitions.terms(of: root) {
        add(definitions.root(term), weight * definitions.coefficient(term), forms, definitions)
      }
    }
    result.finish()
  }

  private mutating func push(_ key: Int64) {
    heap.append(key)
    var child = heap.count - 1
    while child > 0, heap[(child - 1) / 2] < key {
      heap[child] = heap[(child - 1) / 2]
      child = (child - 1) / 2
    }
    heap[child] = key
  }

  private mutating func removeTop() {
    let key = heap.removeLast()
    guard !heap.isEmpty else { return }
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
      guard heap[child] > key else { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = key
  }
}
