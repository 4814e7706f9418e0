internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension Island {
  /// Computes safe areas and margins from the frames as far as they are known; whether any of them changed.
  @discardableResult
  mutating func updateEnvironment(isFirst: Bool) -> Bool {
    let rules = Margins(context: context)
    var changed = false
    for index in views.indices {
      let safe = safeArea(of: index, isFirst: isFirst)
      let margins = margins(of: index, safe: safe, rules, isFirst: isFirst)
      if !views[index].safeArea.isNearly(safe) || !views[index].margins.isNearly(margins) { changed = true }
      views[index].safeArea = safe
      views[index].margins = margins
    }
    return changed
  }

  private func isKnown(_ index: Int, isFirst: Bool) -> Bool {
    let box = views[index].box
    return !isFirst
      || (box.x.start.isConstant && box.x.length.isConstant && box.y.start.isConstant
        && box.y.length.isConstant)
  }

  /// How far the root's unsafe edges reach into a view; nothing inside scroll views.
  private func safeArea(of index: Int, isFirst: Bool) -> EdgeInsets {
    guard index > 0 else { return safeArea }
    guard safeArea != .zero, views[index].scrollView < 0, isKnown(index, isFirst: isFirst) else {
      return .zero
    }
    let frame = views[index].frame
    let root = views[0].frame
    return EdgeInsets(
      top: min(max(0, safeArea.top - frame.y), max(0, frame.height)),
      left: min(max(0, safeArea.left - frame.x), max(0, frame.width)),
      bottom: min(max(0, frame.maxY - (root.height - safeArea.bottom)), max(0, frame.height)),
      right: min(max(0, frame.maxX - (root.width - safeArea.right)), max(0, frame.width)))
  }

  private func margins(of index: Int, safe: EdgeInsets, _ rules: Margins, isFirst: Bool) -> EdgeInsets {
    let view = views[index]
    let properties = context.tree.nodes[view.node].properties
    let parent = view.superview
    let place = Margins.IslandPlace(
      isRoot: index == 0, isControllers: scene?.owner == .controller, isStandalone: scene?.owner == .cell,
      width: knownWidth(index, isFirst: isFirst),
      superviewWidth: parent >= 0 ? knownWidth(parent, isFirst: isFirst) : nil,
      isMirrored: views[0].isRightToLeft)
    let own = rules.own(of: view.node, in: place)
    var margins = own.insets
    if context.era.insetsMarginsBySafeArea,
      properties.flag(.insetsLayoutMarginsFromSafeArea, default: true)
    {
      margins = margins + safe
    }
    if properties.flag(.layoutMarginsFollowReadableWidth), let width = place.width {
      let side = max(0, (width - ReadableWidth.points(at: context.text.fonts.category)) / 2)
      margins.left = max(margins.left, side)
      margins.right = max(margins.right, side)
    }
    let preserves = properties.flag(.preservesSuperviewLayoutMargins)
    if preserves, parent >= 0, !view.element.isCellContent || own.isExplicit,
      isKnown(index, isFirst: isFirst), isKnown(parent, isFirst: isFirst)
    {
      margins = margins.union(inherited(index))
    }
    return margins
  }

  private func knownWidth(_ index: Int, isFirst: Bool) -> Double? {
    if isFirst { return views[index].box.x.length.isConstant ? views[index].box.x.length.constant : nil }
    return views[index].frame.width
  }

  /// The superview's margins less the distance to its edges.
  ///
  /// What scrolls keeps the safe area to itself: its content is moved out of it (measured in 3 documents).
  private func inherited(_ index: Int) -> EdgeInsets {
    let frame = views[index].frame
    let parent = views[views[index].superview]
    let margins = parent.margins
    let safe = parent.element.scrolls ? parent.safeArea : .zero
    return EdgeInsets(
      top: margins.top - safe.top - (frame.y - parent.frame.y),
      left: margins.left - safe.left - (frame.x - parent.frame.x),
      bottom: margins.bottom - safe.bottom - (parent.frame.maxY - frame.maxY),
      right: margins.right - safe.right - (parent.frame.maxX - frame.maxX))
  }
}

extension EdgeInsets {
  /// Whether two insets are the same but for the solver's noise.
  fileprivate func isNearly(_ other: EdgeInsets) -> Bool {
    abs(top - other.top) < 1e-4 && abs(left - other.left) < 1e-4 && abs(bottom - other.bottom) < 1e-4
      && abs(right - other.right) < 1e-4
  }
}
