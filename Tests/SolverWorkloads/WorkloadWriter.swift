internal import Cassowary

/// Writes the constraints of a workload, view by view.
struct WorkloadWriter {
  /// What was written.
  private(set) var workload: Workload
  /// Whether root views' sizes are edited instead of required.
  let isEdited: Bool
  private var generator: SplitMix

  /// Starts a workload.
  init(name: String, seed: UInt64, isEdited: Bool) {
    workload = Workload(name: name)
    self.isEdited = isEdited
    generator = SplitMix(seed: 20240 &+ seed)
  }

  /// A whole number below a bound, different from call to call.
  mutating func pick(_ bound: Int) -> Double {
    Double(Int.random(in: 0..<bound, using: &generator))
  }

  /// Adds a view.
  mutating func view() -> WorkloadView {
    workload.variables += 4
    return WorkloadView(first: workload.variables - 4)
  }

  /// Adds a view at the origin whose size is required or edited; a height of nil is left open.
  mutating func root(width: Double, height: Double?) -> WorkloadView {
    let view = view()
    add(1000, [(1, view.left)], .equal, 0)
    add(1000, [(1, view.top)], .equal, 0)
    size(view.width, width)
    if let height { size(view.height, height) }
    return view
  }

  /// Gives a root view's extent.
  private mutating func size(_ extent: Int, _ value: Double) {
    if isEdited {
      workload.edits.append((extent, 998, value))
    } else {
      add(1000, [(1, extent)], .equal, value)
    }
  }

  /// Adds a constraint.
  mutating func add(
    _ priority: Double, _ terms: [(coefficient: Double, variable: Int)], _ relation: Relation,
    _ constant: Double
  ) {
    workload.constraints.append(
      TextConstraint(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  /// Requires an equality.
  mutating func require(_ terms: [(coefficient: Double, variable: Int)], _ constant: Double) {
    add(1000, terms, .equal, constant)
  }

  /// Adds what a label wants of an extent: not to be larger than its text, and less to be smaller.
  mutating func hug(_ extent: Int, _ wanted: Double, resistance: Double = 750, hugging: Double = 250) {
    add(hugging, [(1, extent)], .lessOrEqual, wanted)
    add(resistance, [(1, extent)], .greaterOrEqual, wanted)
  }

  /// Edits the roots in turn: each becomes larger by three points a time.
  mutating func writeSuggestions(_ count: Int) {
    let edits = workload.edits
    guard !edits.isEmpty else { return }
    // A few of many cells; both extents of one root.
    let step = edits.count > 2 ? 7 : 1
    for index in 0..<count {
      let edit = edits[(index * step) % edits.count]
      let grown = edit.first + 3 * Double(index / min(2, edits.count) + 1)
      workload.suggestions.append((edit.variable, grown))
    }
  }
}
