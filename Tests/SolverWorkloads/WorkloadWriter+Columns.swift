internal import Cassowary

extension WorkloadWriter {
  /// A column of views of one height, edge to edge.
  mutating func writeChain(_ count: Int) {
    let root = root(width: 375, height: nil)
    require([(1, root.height)], 44 * Double(count))
    var previous = root
    for index in 0..<count {
      let view = column(index, below: previous, in: root)
      require([(1, view.height)], 44)
      previous = view
    }
  }

  /// A column in which each height has six wishes and each top one that nothing can meet.
  mutating func writeOver(_ count: Int) {
    let root = root(width: 375, height: nil)
    require([(1, root.height)], 100 * Double(count))
    var previous = root
    for index in 0..<count {
      let height = 20 + pick(60)
      let view = column(index, below: previous, in: root)
      for (place, priority) in [1.0, 250, 490, 510, 750, 999].enumerated() {
        add(priority, [(1, view.height)], .equal, height + 5 * Double(place))
      }
      add(250, [(1, view.top)], .equal, 40 * Double(index) - 7)
      previous = view
    }
  }

  /// A view as wide as the root, below the one before it.
  private mutating func column(
    _ index: Int, below previous: WorkloadView, in root: WorkloadView
  ) -> WorkloadView {
    let view = view()
    require([(1, view.left), (-1, root.left)], 0)
    require([(1, view.width), (-1, root.width)], 0)
    if index == 0 {
      require([(1, view.top), (-1, root.top)], 0)
    } else {
      require([(1, view.top), (-1, previous.top), (-1, previous.height)], 0)
    }
    return view
  }

  /// A row of views of equal widths and heights with wishes for both.
  ///
  /// Where it is edited the root is too narrow for the wishes, so that the widths follow it.
  mutating func writeRow(_ count: Int) {
    let width = isEdited ? 108 * Double(count) + 32 : 140 * Double(count) + 200
    let root = root(width: width, height: 300)
    var first: WorkloadView?
    var previous = root
    for _ in 0..<count {
      let view = view()
      if let first {
        require([(1, view.left), (-1, previous.left), (-1, previous.width)], 8)
        require([(1, view.width), (-1, first.width)], 0)
        require([(1, view.height), (-1, first.height)], 0)
      } else {
        require([(1, view.left), (-1, root.left)], 16)
        first = view
      }
      require([(1, view.top), (-1, root.top)], 0)
      hug(view.width, 40 + pick(80))
      hug(view.height, 20 + pick(60))
      previous = view
    }
    add(
      1000, [(1, previous.left), (1, previous.width), (-1, root.left), (-1, root.width)], .lessOrEqual, -16)
    add(
      1000, [(1, previous.top), (1, previous.height), (-1, root.top), (-1, root.height)], .lessOrEqual, 0)
  }

  /// Rows of a title and two columns below it, too narrow for all: the title's wish is the stronger one.
  ///
  /// Its width is what the columns leave. As a sum of weights the wishes of both columns outweigh the
  /// title's, for priorities that are neighbours differ by a factor of 1.02 only.
  mutating func writeLevels(_ count: Int) {
    for _ in 0..<max(1, count / 4) {
      let root = root(width: 300, height: 60)
      let (title, left, right) = (view(), view(), view())
      for view in [title, left, right] {
        require([(1, view.top), (-1, root.top)], 0)
        require([(1, view.height), (-1, root.height)], 0)
      }
      require([(1, title.left), (-1, root.left)], 0)
      require([(1, left.left), (-1, title.left), (-1, title.width)], 8)
      require([(1, right.left), (-1, left.left)], 0)
      require([(1, right.width), (-1, left.width)], 0)
      require([(1, left.left), (1, left.width), (-1, root.left), (-1, root.width)], 0)
      add(751, [(1, title.width)], .greaterOrEqual, 190 + pick(40))
      add(750, [(1, left.width)], .greaterOrEqual, 160 + pick(20))
      add(750, [(1, right.width)], .greaterOrEqual, 160 + pick(20))
      add(250, [(1, title.width)], .lessOrEqual, 190)
    }
  }
}
