internal import Cassowary
internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension Island {
  /// Gathers the island's views with their placements and intrinsic sizes.
  mutating func addViews(root placement: IslandView.Placement) {
    let nodes = context.map.views[number]
    let sizer = IntrinsicSizer(context: context)
    views.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let parent = index == 0 ? -1 : context.map.local[context.map.superview[node]]
      var view = IslandView(
        node: node, element: context.tree.nodes[node].element, superview: parent,
        placement: placement)
      if parent >= 0 {
        view.scrollView = views[parent].element.scrolls ? parent : views[parent].scrollView
        view.isArranged = views[parent].element == .stackView && context.tree.nodes[node].slot == .subviews
        if view.isArranged { views[parent].arranged.append(index) }
        view.placement = self.placement(of: node, isArranged: view.isArranged, in: views[parent])
      }
      view.intrinsic = sizer.intrinsic(of: node)
      view.outsets = view.intrinsic.outsets
      views.append(view)
    }
  }

  private func placement(of node: Int, isArranged: Bool, in parent: IslandView) -> IslandView.Placement {
    let view = context.tree.nodes[node]
    if view.slot == .contentView, parent.element == .visualEffectView { return .filling }
    if view.element.isCellContent || (view.slot == .contentView && parent.element.isCell) {
      return contentPlacement(of: view, in: parent)
    }
    guard !isArranged, view.translatesMask || view.isFixedFrame else { return .solved }
    guard let frame = view.frame else { return view.slot == .contentView ? .filling : .solved }
    return .given(frame)
  }

  /// The content view of a cell: as wide as stored, where the cell is, since an accessory may take some of
  /// it; as high as the cell, but for the separator's pixel in old documents (measured).
  private func contentPlacement(of view: Node, in cell: IslandView) -> IslandView.Placement {
    guard case .root(let size) = cell.placement, let stored = context.tree.nodes[cell.node].frame,
      var frame = view.frame, stored.width == size.width
    else { return .filling }
    let hasSeparator = view.element == .tableViewCellContentView && context.era.drawsSeparatorInCells
    frame.height = max(0, size.height - (hasSeparator ? 1 / context.grid.scale : 0))
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
      case .fitting(let width, let height):
        views[index].box = Box(x: fittingSpan(width, &builder), y: fittingSpan(height, &builder))
      case .solved, .filling: views[index].box = Box(x: builder.span(), y: builder.span())
      }
      if let values = constantFrame(of: index) { views[index].frame = values }
    }
  }

  /// A span at the origin: of the given length, or as short as its content allows.
  private func fittingSpan(_ length: Double?, _ builder: inout ConstraintBuilder) -> Span {
    guard length == nil else { return Span(start: .zero, length: Linear(length ?? 0)) }
    let span = Span(start: .zero, length: builder.variable(isLength: true))
    // UILayoutPriority.fittingSizeLevel
    builder.add(span.length, .equal, .zero, priority: 50)
    return span
  }

  private mutating func place(_ index: Int, at stored: Rect) {
    let outsets = views[index].outsets
    let parent = views[views[index].superview].frameBox
    let frame = stretched(stored, index)
    views[index].box = Box(
      x: Span(
        start: parent.x.start + (frame.x + outsets.left),
        length: Linear(max(0, frame.width - outsets.left - outsets.right))),
      y: Span(
        start: parent.y.start + (frame.y + outsets.top),
        length: Linear(max(0, frame.height - outsets.top - outsets.bottom))))
  }

  /// The frame that a view's mask gives it in a superview of another size than the stored one.
  ///
  /// What constraints gave a superview isn't looked at: views inside of it keep their frames.
  private func stretched(_ frame: Rect, _ index: Int) -> Rect {
    let parent = views[views[index].superview]
    if case .solved = parent.placement { return frame }
    guard let old = context.tree.nodes[parent.node].frame?.size else { return frame }
    let box = parent.frameBox
    guard box.x.length.isConstant, box.y.length.isConstant else { return frame }
    let new = Size(width: box.x.length.constant, height: box.y.length.constant)
    guard new != old else { return frame }
    let node = context.tree.nodes[views[index].node]
    return Autoresizing.resize(frame, node.autoresizing ?? [], from: old, to: new)
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
