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
        placement: placement,
        isRightToLeft: context.tree.traits.isRightToLeft(context.tree.nodes[node].properties))
      if parent >= 0 {
        view.scrollView = views[parent].element.scrolls ? parent : views[parent].scrollView
        view.isArranged = views[parent].element == .stackView && context.tree.nodes[node].slot == .subviews
        if view.isArranged { views[parent].arranged.append(index) }
        view.placement = self.placement(of: node, in: views[parent])
      }
      view.intrinsic = sizer.intrinsic(of: node)
      if view.isArranged, sizer.isBlank(node) {
        view.intrinsic = .none
        view.isBlank = true
      }
      if context.exaggeratesContent { view.intrinsic.exaggerate() }
      view.outsets = view.intrinsic.outsets
      views.append(view)
    }
    placeBuiltInCell()
  }

  private func placement(of node: Int, in parent: IslandView) -> IslandView.Placement {
    let view = context.tree.nodes[node]
    if view.slot == .contentView, parent.element == .visualEffectView { return .inset(.zero) }
    if view.element.isCellContent || (view.slot == .contentView && parent.element.isCell) {
      return contentPlacement(of: node, in: parent)
    }
    guard let frame = context.stored[node] else {
      return view.slot == .contentView && view.translatesMask ? .inset(.zero) : .solved
    }
    let isAcross = view.slot == .tableHeaderView || view.slot == .tableFooterView
    return isAcross && context.isForeign ? .across(y: frame.y, height: frame.height) : .given(frame)
  }

  /// Makes the boxes of all views: known values, or unknowns of a new system.
  mutating func placeViews(_ builder: inout ConstraintBuilder) {
    for index in views.indices {
      views[index].contentWidth = nil
      views[index].contentHeight = nil
      views[index].contentStart = nil
      switch views[index].placement {
      case .inset(let insets) where index > 0: fill(index, insets)
      case _ where looseness != nil: views[index].box = openBox(&builder)
      case .root(let size):
        views[index].box = Box(
          x: Span(start: .zero, length: Linear(size.width)),
          y: Span(start: .zero, length: Linear(size.height)))
      case .given(let frame): place(index, at: stretched(frame, index))
      case .placed(let frame): place(index, at: StretchedFrame(frame))
      case .across(let y, let height):
        let parent = views[views[index].superview].frameBox
        views[index].box = Box(x: parent.x, y: Span(start: parent.y.start + y, length: Linear(height)))
      case .fitting(let width, let height):
        views[index].box = Box(x: fittingSpan(width, &builder), y: fittingSpan(height, &builder))
      case .solved, .inset: views[index].box = openBox(&builder)
      }
      if let values = constantFrame(of: index) { views[index].frame = values }
    }
  }

  /// A box of unknowns.
  ///
  /// Where reading begins at the right, what is unknown is the distance from the root's right edge: so a
  /// layout is the mirror image of the other one also in what constraints leave open.
  private func openBox(_ builder: inout ConstraintBuilder) -> Box {
    var x = builder.span()
    if isMirrored {
      x = x.reversed
      if let root = views.first, case .root(let size) = root.placement { x.start.constant += size.width }
    }
    return Box(x: x, y: builder.span())
  }

  /// A span at the origin: of the given length, or as short as its content allows.
  private func fittingSpan(_ length: Double?, _ builder: inout ConstraintBuilder) -> Span {
    guard length == nil else { return Span(start: .zero, length: Linear(length ?? 0)) }
    let span = Span(start: .zero, length: builder.variable(isLength: true))
    // UILayoutPriority.fittingSizeLevel
    builder.add(span.length, .equal, .zero, priority: 50)
    return span
  }

  private mutating func fill(_ index: Int, _ insets: EdgeInsets) {
    let parent = views[views[index].superview].frameBox
    views[index].box = Box(
      x: parent.x.inset(insets.left, insets.right), y: parent.y.inset(insets.top, insets.bottom))
  }

  private mutating func place(_ index: Int, at frame: StretchedFrame) {
    let outsets = views[index].outsets
    let parent = views[views[index].superview].frameBox
    views[index].box = Box(
      x: frame.x.span(in: parent.x).rectangle(outsets.left, outsets.right),
      y: frame.y.span(in: parent.y).rectangle(outsets.top, outsets.bottom))
  }

  /// The frame that a view's mask gives it in a superview of another size than it was made in.
  private func stretched(_ frame: Rect, _ index: Int) -> StretchedFrame {
    let parent = views[views[index].superview]
    guard let old = sizeBefore(of: parent) else { return StretchedFrame(frame) }
    let node = context.tree.nodes[views[index].node]
    return StretchedFrame(frame, node.autoresizing ?? [], in: old)
  }

  /// The size that a superview had on the document's own canvas: the stored one, or what constraints gave it
  /// there.
  private func sizeBefore(of view: IslandView) -> Size? {
    switch view.placement {
    case .solved: context.sizesOnCanvas[view.node]
    case .inset where !(view.superview >= 0 && views[view.superview].element.isCell):
      context.sizesOnCanvas[view.node]
    default: context.stored[view.node]?.size
    }
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

extension Span {
  /// The alignment rectangle of a frame that reaches beyond it, in points; no shorter than 0 where that is
  /// known.
  fileprivate func rectangle(_ low: Double, _ high: Double) -> Span {
    var span = inset(low, high)
    if span.length.isConstant { span.length = Linear(max(0, span.length.constant)) }
    return span
  }
}
