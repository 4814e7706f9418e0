internal import Cassowary
internal import Geometry
internal import Resolution

/// Finds out by solving which few values, once stated, leave nothing open.
///
/// One open value after the other is stated on trial; the one with which most of the others are settled is
/// kept, and what is still open then is gone through again.
struct AmbiguitySearch {
  private let island: Island
  /// How many rows may still be solved; beyond, each view counts for itself.
  private var budget = 300_000
  /// The most values that are tried for one cause.
  private static let trialLimit = 12

  init(_ island: Island) {
    self.island = island
  }

  /// What has to be stated, by the number of the view in the island.
  func remedies(for open: [OpenValue]) -> [Int: LayoutAmbiguity.Remedy] {
    guard let solution = island.solution, var system = island.openSystem else { return [:] }
    var search = self
    var open = open
    var remedies: [Int: LayoutAmbiguity.Remedy] = [:]
    while !open.isEmpty {
      guard let trial = search.bestTrial(of: open, in: system, solution.values) else { break }
      let rest = Set(trial.rest)
      let settled = open.filter { !rest.contains($0) }
      add(trial.value, settling: settled, to: &remedies)
      system = trial.system
      open = trial.rest
    }
    for value in open { remedies[value.view, default: LayoutAmbiguity.Remedy()].values.append(value.value) }
    return remedies
  }

  private struct Trial {
    let value: OpenValue
    let system: LinearSystem
    let rest: [OpenValue]
  }

  private mutating func bestTrial(
    of open: [OpenValue], in system: LinearSystem, _ values: [Double]
  ) -> Trial? {
    var best: Trial?
    for value in open.prefix(Self.trialLimit) {
      budget -= system.constraintCount
      guard budget > 0 else { return best }
      var trial = system
      let linear = island.linear(value.value, of: island.views[value.view])
      var terms: [Term] = []
      linear.append(to: &terms, times: 1)
      trial.add(terms, .equal, linear.value(in: values) - linear.constant)
      // Stated, it is settled; whatever else the solver says of it.
      let rest = island.openValues(solve(trial)).filter { $0 != value }
      if rest.count < best?.rest.count ?? Int.max {
        best = Trial(value: value, system: trial, rest: rest)
      }
      if rest.isEmpty { break }
    }
    return best
  }

  private func add(
    _ value: OpenValue, settling settled: [OpenValue], to remedies: inout [Int: LayoutAmbiguity.Remedy]
  ) {
    var remedy = remedies[value.view] ?? LayoutAmbiguity.Remedy()
    remedy.values.append(value.value)
    for other in settled where other.view != value.view {
      let node = NodeID(island.views[other.view].node)
      if remedy.others.last != node { remedy.others.append(node) }
      if remedy.rival == nil { remedy.rival = rival(of: value, other) }
    }
    remedies[value.view] = remedy
  }

  /// The other view, where the content of both wants an extent with the same priority.
  private func rival(of value: OpenValue, _ other: OpenValue) -> LayoutAmbiguity.Rival? {
    guard other.value == value.value, value.value == .width || value.value == .height else { return nil }
    let isWidth = value.value == .width
    let first = island.views[value.view]
    let second = island.views[other.view]
    guard let wanted = isWidth ? first.intrinsic.width : first.intrinsic.height,
      let otherWanted = isWidth ? second.intrinsic.width : second.intrinsic.height
    else { return nil }
    let extent = isWidth ? first.frame.width : first.frame.height
    let otherExtent = isWidth ? second.frame.width : second.frame.height
    let isStretched = extent + otherExtent > wanted + otherWanted
    let priorities = [first, second].map {
      isStretched
        ? island.hugging(of: $0, isHorizontal: isWidth) : island.resistance(of: $0, isHorizontal: isWidth)
    }
    guard priorities[0] == priorities[1] else { return nil }
    return LayoutAmbiguity.Rival(
      node: NodeID(second.node), isWidth: isWidth, isStretched: isStretched, priority: priorities[0])
  }
}
