internal import Cassowary

extension WorkloadWriter {
  /// Stacks in stacks: at each level two labels of their own size, and an inner stack that takes the rest.
  mutating func writeNest(_ count: Int) {
    let depth = max(1, count / 3)
    var parent = root(width: 375 + 200 * Double(depth), height: 667 + 60 * Double(depth))
    for level in 0..<depth {
      let axis = 1 - level % 2
      let labels = [view(), view()]
      let inner = view()
      for label in labels {
        let wanted = axis == 0 ? 20 + pick(60) : 14 + pick(12)
        hug(label.extent(axis), wanted)
        add(1000, [(1, label.width)], .greaterOrEqual, 0)
        add(1000, [(1, label.height)], .greaterOrEqual, 0)
      }
      stack(labels + [inner], in: parent, axis: axis)
      parent = inner
    }
  }

  /// Stacks of four, filled equally, each view of which is a stack again.
  mutating func writeTree(_ count: Int) {
    var level = [root(width: 64 * Double(count) + 375, height: 64 * Double(count) + 667)]
    var left = count
    var axis = 1
    while left > 0 {
      var next: [WorkloadView] = []
      for parent in level where left > 0 {
        var children: [WorkloadView] = []
        for _ in 0..<min(4, left) { children.append(view()) }
        left -= children.count
        stack(children, in: parent, axis: axis)
        fillEqually(children, axis: axis)
        next += children
      }
      level = next
      axis = 1 - axis
    }
  }

  /// Makes views equally long; they would rather be shorter, but may not be.
  private mutating func fillEqually(_ views: [WorkloadView], axis: Int) {
    for view in views.dropFirst() {
      require([(1, view.extent(axis)), (-1, views[0].extent(axis))], 0)
    }
    for view in views {
      add(750, [(1, view.extent(axis))], .greaterOrEqual, 4 + pick(8))
      add(250, [(1, view.extent(axis))], .lessOrEqual, 4)
    }
  }

  /// Arranges views along an axis, four points apart, and fills the parent across.
  private mutating func stack(_ views: [WorkloadView], in parent: WorkloadView, axis: Int) {
    var previous: WorkloadView?
    for view in views {
      if let previous {
        require(
          [(1, view.start(axis)), (-1, previous.start(axis)), (-1, previous.extent(axis))], 4)
      } else {
        require([(1, view.start(axis)), (-1, parent.start(axis))], 0)
      }
      require([(1, view.start(1 - axis)), (-1, parent.start(1 - axis))], 0)
      require([(1, view.extent(1 - axis)), (-1, parent.extent(1 - axis))], 0)
      previous = view
    }
    guard let last = previous else { return }
    require(
      [
        (1, last.start(axis)), (1, last.extent(axis)), (-1, parent.start(axis)), (-1, parent.extent(axis)),
      ], 0)
  }
}
