import Cassowary
import SolverWorkloads

/// Random systems as user interfaces make them: a tree of views with frames, stacks, sizes and pins.
struct InterfaceSystem {
  private(set) var constraints: [TextConstraint] = []
  private(set) var variables = 0
  private var generator: SplitMix

  /// Makes a system with about `views` views; `isTight` leaves too little room, `conflicts` contradicts.
  init(seed: Int, views: Int, isTight: Bool, conflicts: Int = 0, isComplete: Bool = true) {
    generator = SplitMix(seed: UInt64(seed))
    let root = view()
    require([(1, root)], .equal, 0)
    require([(1, root + 1)], .equal, 0)
    require([(1, root + 2)], .equal, isTight ? 120 : 900)
    require([(1, root + 3)], .equal, isTight ? 150 : 1200)
    var containers = [root]
    while variables / 4 < views {
      let parent = containers[pick(0..<containers.count)]
      var children: [Int] = []
      for _ in 0..<pick(1..<5) {
        children.append(view())
        if pick(0..<3) == 0 { containers.append(children[children.count - 1]) }
      }
      arrange(children, in: parent, axis: pick(0..<2), isComplete: isComplete)
    }
    for _ in 0..<conflicts { contradict() }
  }

  private mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func view() -> Int {
    variables += 4
    return variables - 4
  }

  private mutating func require(_ terms: [(Double, Int)], _ relation: Relation, _ constant: Double) {
    constraints.append(TextConstraint(terms: terms, relation: relation, constant: constant))
  }

  private mutating func wish(
    _ priority: Double, _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double
  ) {
    constraints.append(
      TextConstraint(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  private mutating func arrange(_ children: [Int], in parent: Int, axis: Int, isComplete: Bool) {
    let gap = Double(pick(0..<10))
    var previous: Int?
    for child in children {
      if let before = previous {
        require([(1, child + axis), (-1, before + axis), (-1, before + axis + 2)], .equal, gap)
      } else {
        require([(1, child + axis), (-1, parent + axis)], .equal, gap)
      }
      previous = child
      pinAcross(child, in: parent, axis: 1 - axis)
      sizeAlong(child, siblings: children, parent: parent, axis: axis, isComplete: isComplete)
    }
    guard let last = previous else { return }
    let terms: [(Double, Int)] = [
      (1, last + axis), (1, last + axis + 2), (-1, parent + axis), (-1, parent + axis + 2),
    ]
    switch pick(0..<4) {
    case 0: require(terms, .equal, -gap)
    case 1: wish([999, 750.5, 300][pick(0..<3)], terms, .equal, -gap)
    default: require(terms, .lessOrEqual, -gap)
    }
  }

  private mutating func pinAcross(_ child: Int, in parent: Int, axis: Int) {
    switch pick(0..<4) {
    case 0:
      require(
        [(1, child + axis), (0.5, child + axis + 2), (-1, parent + axis), (-0.5, parent + axis + 2)],
        .equal, 0)
      wish(751, [(1, child + axis + 2)], .equal, Double(pick(10..<120)))
    case 1:
      require([(1, child + axis), (-1, parent + axis)], .greaterOrEqual, 4)
      wish(250, [(1, child + axis), (-1, parent + axis)], .equal, 4)
      wish(500, [(1, child + axis + 2)], .equal, Double(pick(10..<120)))
      require(
        [(1, child + axis), (1, child + axis + 2), (-1, parent + axis), (-1, parent + axis + 2)],
        .lessOrEqual, -4)
    default:
      require([(1, child + axis), (-1, parent + axis)], .equal, 0)
      require([(1, child + axis + 2), (-1, parent + axis + 2)], .equal, 0)
    }
  }

  private mutating func sizeAlong(
    _ child: Int, siblings: [Int], parent: Int, axis: Int, isComplete: Bool
  ) {
    let size = Double(pick(5..<90))
    let extent = child + axis + 2
    switch pick(0..<(isComplete ? 6 : 8)) {
    case 0: require([(1, extent)], .equal, size)
    case 1: wish(Double(pick(1..<4)) * 250 - 0.5, [(1, extent)], .equal, size)
    case 2 where child != siblings[0]: require([(1, extent), (-1, siblings[0] + axis + 2)], .equal, 0)
    case 3: wish(600, [(1, extent), (-0.3, parent + axis + 2)], .equal, 0)
    case 5:
      let ratio = [0.5625, 1.6, 0.461_822_66][pick(0..<3)]
      wish(
        pick(0..<2) == 0 ? 1000 : 700, [(1, extent), (-ratio, child + 3 - axis)], .equal, 0)
    case 6, 7: break
    default:
      wish(250, [(1, extent)], .lessOrEqual, size)
      wish(750, [(1, extent)], .greaterOrEqual, size)
    }
    require([(1, extent)], .greaterOrEqual, 0)
  }

  private mutating func contradict() {
    let child = 4 * pick(0..<(variables / 4)) + pick(0..<4)
    let other = 4 * pick(0..<(variables / 4)) + pick(0..<4)
    switch pick(0..<3) {
    case 0: require([(1, child)], .equal, Double(pick(1..<400)))
    case 1: require([(1, child)], .greaterOrEqual, Double(pick(400..<2000)))
    default: require([(1, child), (-1, other)], .equal, Double(pick(1..<300)))
    }
  }
}
