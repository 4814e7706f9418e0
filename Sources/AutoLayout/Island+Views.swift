internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension Island {
  /// Gathers the island's views with their placements and intrinsic sizes.
  mutating func addViews(rootSize: Size) {
    let nodes = context.map.views[number]
    let sizer = IntrinsicSizer(context: context)
    views.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let parent = index == 0 ? -1 : context.map.local[context.map.superview[node]]
      var view = IslandView(
        node: node, element: context.tree.nodes[node].element, superview: parent,
        placement: .root(rootSize))
      if parent >= 0 {
        view.scrollView = views[parent].element.scrolls ? parent : views[parent].scrollView
        view.isArranged = views[parent].element == .stackView && context.tree.nodes[node].slot == .subviews
        if view.isArranged { views[parent].arranged.append(index) }
        view.placement = placement(of: node, isArranged: view.isArranged, in: views[parent])
      }
      view.intrinsic = sizer.intrinsic(of: node)
      view.outsets = view.intrinsic.outsets
      views.append(view)
    }
  }

  private func placement(of node: Int, isArranged: Bool, in parent: IslandView) -> IslandView.Placement {
    let view = context.tree.nodes[node]
    if view.slot == .contentView, parent.element == .visualEffectView { return .filling }
    if view.element.isCellContent, view.frame == nil { return .filling }
    guard !isArranged, view.translatesMask || view.isFixedFrame else { return .solved }
    if view.element == .tableViewCellContentView, var frame = view.frame,
      case .root(let size) = parent.placement
    {
      let pixel = context.era.version < 14_500 && context.era.version > 6_999 ? 1 / context.grid.scale : 0
      frame.height = max(0, size.height - pixel)
      return .given(frame)
    }
    guard let frame = view.frame else { return view.slot == .contentView ? .filling : .solved }
    return .given(frame)
  }

  /// Makes the boxes of all views: known values, or unknowns of a new system.
  mutating func placeViews(_ builder: inout ConstraintBuilder) {
    for index in views.indices {
      views[index].contentWidth = nil
      views[index].contentHeight = nil
      switch views[index].placement {
      case .filling where index > 0: views[index].box = views[views[index].superview].frameBox
      case _ where looseness != nil: views[index].box = Box(x: builder.span(), y: builder.span())
      case .root(let size):
        views[index].box = Box(
          x: Span(start: .zero, length: Linear(size.width)),
          y: Span(start: .zero, length: Linear(size.height)))
      case .given(let frame): place(index, at: frame)
      case .stretched(let frame, _): place(index, at: frame)
      case .solved, .filling: views[index].box = Box(x: builder.span(), y: builder.span())
      }
      if let values = constantFrame(of: index) { views[index].frame = values }
    }
  }

  private mutating func place(_ index: Int, at frame: Rect) {
    let outsets = views[index].outsets
    let parent = views[views[index].superview].frameBox
    views[index].box = Box(
      x: Span(
        start: parent.x.start + (frame.x + outsets.left),
        length: Linear(max(0, frame.width - outsets.left - outsets.right))),
      y: Span(
        start: parent.y.start + (frame.y + outsets.top),
        length: Linear(max(0, frame.height - outsets.top - outsets.bottom))))
  }

  /// The frame of a view that is known before solving.
  private func constantFrame(of index: Int) -> Rect? {
    let box = views[index].frameBox
    guard box.x.start.isConstant, box.x.length.isConstant, box.y.start.isConstant, box.y.length.isConstant
    else { return nil }
    return Rect(
      x: box.x.start.constant, y: box.y.start.constant, width: box.x.length.constant,
      height: box.y.length.constant)
  }
}
