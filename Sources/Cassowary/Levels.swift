/// The distinct priorities of some constraints, from the highest.
struct Levels {
  /// Distinct priorities, descending.
  private(set) var priorities: [Double] = []
  /// Level of each of the constraints, in their order.
  private(set) var ofRows: [Int32] = []

  /// Ranks the priorities of `rows`.
  init(_ system: LinearSystem, rows: [Int32]) {
    ofRows.reserveCapacity(rows.count)
    var found: [Double: Int32] = [:]
    var lastPriority = -1.0
    var last = Int32(0)
    for row in rows {
      let priority = system.priority(at: Int(row))
      if priority != lastPriority {
        lastPriority = priority
        last = number(priority, &found)
      }
      ofRows.append(last)
    }
    renumber()
  }

  /// The number of a priority in order of appearance.
  private mutating func number(_ priority: Double, _ found: inout [Double: Int32]) -> Int32 {
    if priorities.count <= 16 {
      if let index = priorities.firstIndex(of: priority) { return Int32(truncatingIfNeeded: index) }
    } else if let known = found[priority] {
      return known
    }
    let index = Int32(truncatingIfNeeded: priorities.count)
    priorities.append(priority)
    found[priority] = index
    return index
  }

  /// Puts the highest priority first.
  private mutating func renumber() {
    let order = priorities.indices.sorted { priorities[$0] > priorities[$1] }
    var ranks = Array(repeating: Int32(0), count: order.count)
    for (rank, index) in order.enumerated() { ranks[index] = Int32(truncatingIfNeeded: rank) }
    for index in ofRows.indices { ofRows[index] = ranks[Int(ofRows[index])] }
    priorities = order.map { priorities[$0] }
  }
}
