internal import Cassowary
internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// A stack view's properties, and its spans along and across its axis.
private struct Arrangement {
  let isVertical: Bool
  let distribution: String
  let alignment: String
  let spacing: Double
  let isBaselineRelative: Bool
  /// The stack view itself inside its margins.
  var box: Box
  /// Whether the arranged views keep the stack view's margins.
  let isInset: Bool
  /// Whether reading begins at the right.
  let isRightToLeft: Bool
  /// In the order of reading.
  let members: [Int]

  /// Weaker than all that documents and stack views ask for.
  static let usualPriority = 0.5

  /// A row that begins at the right counts from there.
  func along(_ box: Box) -> Span { isVertical ? box.y : isRightToLeft ? box.x.reversed : box.x }
  func across(_ box: Box) -> Span { isVertical ? box.x : box.y }
}

/// The constraints of UIStackView, as published prints of real ones show them; all are required but where
/// said.
extension Island {
  /// Adds what a stack view demands of its arranged views.
  mutating func addArrangement(of index: Int, _ builder: inout ConstraintBuilder) {
    guard !views[index].arranged.isEmpty else { return }
    var arrangement = arrangement(of: index)
    if looseness != nil, arrangement.isInset { arrangement.box = looseBox(.margins(index), &builder) }
    builder.tag = builder.tag(saying: "arranged views of the stack view", of: views[index].node)
    defer { builder.tag = ConstraintBuilder.untagged }
    addAxis(arrangement, &builder)
    addDistribution(arrangement, &builder)
    addAlignment(arrangement, &builder)
    guard settlesOpenSizes, looseness == nil else { return }
    for member in arrangement.members { addUsualSize(of: member, &builder) }
  }

  /// Arranged views without a size of their own are as large as Interface Builder makes new ones, where
  /// nothing else decides (measured).
  private func addUsualSize(of member: Int, _ builder: inout ConstraintBuilder) {
    let view = views[member]
    guard view.element != .stackView else { return }
    var usual = Intrinsic.size(50, 50)
    if context.exaggeratesContent { usual.exaggerate() }
    for (length, wanted, own) in [
      (view.box.x.length, usual.width, view.intrinsic.width),
      (view.box.y.length, usual.height, view.intrinsic.height),
    ] where own == nil {
      builder.add(length, .equal, Linear(wanted ?? 0), priority: Arrangement.usualPriority)
    }
  }

  private func arrangement(of index: Int) -> Arrangement {
    let view = views[index]
    let properties = context.tree.nodes[view.node].properties
    var box = view.frameBox
    // Margins that the document gives switch on margin-relative arrangement (measured).
    let isInset = Margins(context: context).explicit(context.tree.nodes[view.node]) != nil
    if isInset {
      let margins = view.margins
      box = Box(x: box.x.inset(margins.left, margins.right), y: box.y.inset(margins.top, margins.bottom))
    }
    let spacing = properties.string(.spacingType) == "standard" ? 8 : properties.number(.spacing) ?? 0
    let isVertical = properties.string(.axis) == "vertical"
    return Arrangement(
      isVertical: isVertical, distribution: properties.string(.distribution) ?? "fill",
      alignment: properties.string(.alignment) ?? "fill", spacing: spacing,
      isBaselineRelative: isVertical && properties.flag(.baselineRelativeArrangement), box: box,
      isInset: isInset, isRightToLeft: view.isRightToLeft, members: view.arranged)
  }

  // MARK: Along the axis

  private func addAxis(_ stack: Arrangement, _ builder: inout ConstraintBuilder) {
    guard let first = stack.members.first, let last = stack.members.last else { return }
    let whole = stack.along(stack.box)
    builder.add(stack.along(views[first].box).start, .equal, whole.start)
    builder.add(stack.along(views[last].box).end, .equal, whole.end)
    let isLoose = stack.distribution == "equalSpacing" || stack.distribution == "equalCentering"
    for (before, after) in zip(stack.members, stack.members.dropFirst()) {
      let gap = context.tree.nodes[views[before].node].properties.number(.customSpacing) ?? stack.spacing
      if stack.isBaselineRelative {
        builder.add(
          baseline(of: after, isFirst: true), isLoose ? .greaterOrEqual : .equal,
          baseline(of: before, isFirst: false) + gap)
      } else {
        builder.add(
          stack.along(views[after].box).start, isLoose ? .greaterOrEqual : .equal,
          stack.along(views[before].box).end + gap)
      }
    }
  }

  private func addDistribution(_ stack: Arrangement, _ builder: inout ConstraintBuilder) {
    guard let first = stack.members.first else { return }
    let whole = stack.along(stack.box)
    switch stack.distribution {
    case "fillEqually":
      for member in stack.members.dropFirst() {
        builder.add(stack.along(views[member].box).length, .equal, stack.along(views[first].box).length)
      }
    case "fillProportionally": addProportions(stack, &builder)
    case "equalSpacing":
      addEqualGaps(stack, priority: { _ in LinearSystem.required }, &builder) {
        (stack.along($0).end, stack.along($1).start)
      }
      builder.add(whole.length, .equal, .zero, priority: 49)
    case "equalCentering":
      addEqualGaps(stack, priority: { 149 - Double($0) * 0.001 }, &builder) {
        (stack.along($0).middle, stack.along($1).middle)
      }
      builder.add(whole.length, .equal, .zero, priority: 49)
    default: break
    }
  }

  /// Makes all distances between neighbours the same; `ends` gives where a distance starts and ends.
  private func addEqualGaps(
    _ stack: Arrangement, priority: (Int) -> Double, _ builder: inout ConstraintBuilder,
    ends: (Box, Box) -> (Linear, Linear)
  ) {
    guard stack.members.count > 2 else { return }
    let gaps = zip(stack.members, stack.members.dropFirst()).map { ends(views[$0].box, views[$1].box) }
    for (number, gap) in gaps.enumerated().dropFirst() {
      builder.add(
        sum: [(1, gap.1), (-1, gap.0), (-1, gaps[0].1), (1, gaps[0].0)], .equal, priority: priority(number))
    }
  }

  /// Shares the length in proportion to the intrinsic lengths, at 999 for the first view and 1 less for each
  /// next.
  private func addProportions(_ stack: Arrangement, _ builder: inout ConstraintBuilder) {
    let lengths = stack.members.map { intrinsicLength(of: $0, isVertical: stack.isVertical) ?? 0 }
    let total = lengths.reduce(0, +) + stack.spacing * Double(stack.members.count - 1)
    guard total > 0 else { return }
    let whole = stack.along(stack.box).length
    var number = 0.0
    for (member, length) in zip(stack.members, lengths) where length > 0 {
      builder.add(
        sum: [(1, stack.along(views[member].box).length), (-length / total, whole)], .equal,
        priority: max(999 - number, 1))
      number += 1
    }
  }

  /// The intrinsic length of a view; for a stack view that of its members.
  private func intrinsicLength(of index: Int, isVertical: Bool) -> Double? {
    let view = views[index]
    guard view.element == .stackView else {
      return isVertical ? view.intrinsic.height : view.intrinsic.width
    }
    let stack = arrangement(of: index)
    let lengths = view.arranged.compactMap { intrinsicLength(of: $0, isVertical: isVertical) }
    guard !lengths.isEmpty else { return nil }
    guard stack.isVertical == isVertical else { return lengths.max() }
    return lengths.reduce(0, +) + stack.spacing * Double(view.arranged.count - 1)
  }

  // MARK: Across the axis

  private func addAlignment(_ stack: Arrangement, _ builder: inout ConstraintBuilder) {
    let whole = stack.across(stack.box)
    if stack.alignment == "fill" {
      for member in stack.members {
        let span = stack.across(views[member].box)
        builder.add(span.start, .equal, whole.start)
        builder.add(span.end, .equal, whole.end)
      }
      return
    }
    let isFirstBaseline = stack.alignment == "firstBaseline" && !stack.isVertical
    let isLastBaseline = stack.alignment == "lastBaseline" && !stack.isVertical
    let edge = isFirstBaseline || isLastBaseline ? builder.variable() : .zero
    if isFirstBaseline { builder.add(sum: [(1, whole.end), (-1, edge)], .equal, priority: 51) }
    if isLastBaseline { builder.add(sum: [(1, edge), (-1, whole.start)], .equal, priority: 51) }
    for (position, member) in stack.members.enumerated() {
      let span = stack.across(views[member].box)
      addAlignment(of: position, stack, &builder)
      if !isFirstBaseline || position == 0 { builder.add(span.start, .greaterOrEqual, whole.start) }
      if !isLastBaseline || position == 0 { builder.add(span.end, .lessOrEqual, whole.end) }
      if isFirstBaseline { builder.add(span.start, .greaterOrEqual, edge) }
      if isLastBaseline { builder.add(span.end, .lessOrEqual, edge) }
      let isPlain = views[member].element == .view
      if isPlain {
        let usual = stack.isVertical ? 240.0 : 50
        builder.add(span.length, .equal, Linear(usual), priority: 26)
      }
      // Keeps views without a size of their own from being as large as they like.
      builder.add(span.length, .equal, .zero, priority: 25)
    }
    builder.add(whole.length, .equal, .zero, priority: 49)
  }

  private func addAlignment(of position: Int, _ stack: Arrangement, _ builder: inout ConstraintBuilder) {
    let member = stack.members[position]
    let span = stack.across(views[member].box)
    let whole = stack.across(stack.box)
    let first = stack.members[0]
    switch stack.alignment {
    case "top", "leading", "bottom", "trailing":
      let isStart =
        (stack.alignment == "top" || stack.alignment == "leading")
        != (stack.isVertical && stack.isRightToLeft)
      builder.add(isStart ? span.start : span.end, .equal, isStart ? whole.start : whole.end)
    case "center": builder.add(span.middle, .equal, whole.middle)
    case "firstBaseline", "lastBaseline":
      // Baselines mean nothing in a column.
      guard !stack.isVertical, position > 0 else { return }
      let isFirst = stack.alignment == "firstBaseline"
      builder.add(
        baseline(of: member, isFirst: isFirst), .equal, baseline(of: first, isFirst: isFirst))
    default: break
    }
  }
}
