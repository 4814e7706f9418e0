internal import Cassowary
internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// A part of a tree that is laid out as a system of its own: a root view, a cell, a bar.
struct Island {
  let context: LayoutContext
  /// The island's number in the map.
  let number: Int
  /// The scene around the root; nil for cells in tables and for bars.
  let scene: SceneContext?
  /// Parents first.
  var views: [IslandView] = []
  /// The safe area of the root in points.
  let safeArea: EdgeInsets
  /// What contradictions are looked for with; nil for layout.
  var looseness: Looseness?
  /// Whether constraints that the build takes away are left out.
  var isAtRunTime = false
  /// The last solution.
  private(set) var solution: Solution?
  /// What was solved, where it leaves a choice.
  private(set) var openSystem: LinearSystem?
  /// Whether arranged views without a size take the usual one.
  private(set) var settlesOpenSizes = false

  /// Prepares the views of island `number`, whose root has the given `frame`.
  init(_ context: LayoutContext, number: Int, frame: Rect, scene: SceneContext?) {
    self.init(context, number: number, frame: frame, scene: scene, placement: .root(frame.size))
  }

  /// Prepares a cell whose size its content decides, where an extent isn't given.
  init(_ context: LayoutContext, number: Int, width: Double?, height: Double?) {
    let frame = Rect(x: 0, y: 0, width: width ?? 0, height: height ?? 0)
    self.init(
      context, number: number, frame: frame, scene: nil, placement: .fitting(width: width, height: height))
  }

  private init(
    _ context: LayoutContext, number: Int, frame: Rect, scene: SceneContext?, placement: IslandView.Placement
  ) {
    self.context = context
    self.number = number
    self.scene = scene
    let root = context.map.roots[number]
    safeArea =
      scene.map { scene in
        let isKept = RootFrame(context).isKept(frame.size, of: root, in: scene)
        let rules = SafeArea(context, traits: isKept ? context.tree.info.traits : context.tree.traits)
        return rules.insets(of: scene, root: context.tree.nodes[root].element, frame: frame)
      } ?? .zero
    addViews(root: placement)
  }

  /// Whether unknown boxes count from the right.
  var isMirrored: Bool { context.tree.traits.direction == .rightToLeft }

  /// Most passes of `solve`; real documents need fewer.
  private static let passLimit = 16

  /// Solves; what constraints leave open in stack views is settled by a second round, before which
  /// `inspecting` is shown what the first one came to.
  mutating func solve(inspecting: (Island) -> Void = { _ in }) {
    let fresh = views.contains(where: \.isArranged) ? views : []
    solvePasses()
    inspecting(self)
    guard solution?.isAmbiguous == true, !fresh.isEmpty else { return }
    views = fresh
    settlesOpenSizes = true
    solvePasses()
  }

  /// Solves until text and environment agree with the frames.
  ///
  /// They may never: a view whose size follows its margins grows into an unsafe area, which widens its
  /// margins. The last pass then counts, with the text and margins that it was solved with.
  private mutating func solvePasses() {
    for pass in 1...Island.passLimit {
      var builder = ConstraintBuilder()
      placeViews(&builder)
      updateEnvironment(isFirst: pass == 1)
      addConstraints(&builder)
      let result = Cassowary.solve(builder.system)
      readFrames(result)
      solution = result
      openSystem = result.isAmbiguous ? builder.system : nil
      guard pass < Island.passLimit else { return }
      let isTextStale = updateText()
      let isEnvironmentStale = updateEnvironment(isFirst: false)
      if !isTextStale, !isEnvironmentStale { return }
    }
  }

  /// The number in the island of the view at `node`; nil where it takes no part.
  func index(of node: Int) -> Int? {
    let local = context.map.local[node]
    return local >= 0 && context.map.island[node] == number ? local : nil
  }

  mutating func addConstraints(_ builder: inout ConstraintBuilder) {
    for index in views.indices {
      if looseness == nil { addIntrinsicSize(of: index, &builder) }
      if views[index].element == .stackView { addArrangement(of: index, &builder) }
    }
    for position in context.map.constraints[number] {
      let constraint = context.tree.constraints[position]
      if looseness != nil || isAtRunTime, constraint.isPlaceholder { continue }
      builder.tag = Int32(truncatingIfNeeded: position)
      add(constraint, &builder)
    }
  }

  private func addIntrinsicSize(of index: Int, _ builder: inout ConstraintBuilder) {
    let view = views[index]
    if let width = view.intrinsic.width, !view.box.x.length.isConstant {
      add(
        view.box.x.length, width, hugging(of: view, isHorizontal: true),
        resistance(of: view, isHorizontal: true), &builder)
    }
    if let height = view.intrinsic.height, !view.box.y.length.isConstant {
      add(
        view.box.y.length, height, hugging(of: view, isHorizontal: false),
        resistance(of: view, isHorizontal: false), &builder)
    }
  }

  /// The content hugging priority of a view.
  func hugging(of view: IslandView, isHorizontal: Bool) -> Double {
    let name: Name = isHorizontal ? .horizontalHuggingPriority : .verticalHuggingPriority
    return context.tree.nodes[view.node].properties.number(name) ?? 250
  }

  /// The content compression resistance priority of a view.
  func resistance(of view: IslandView, isHorizontal: Bool) -> Double {
    let name: Name =
      isHorizontal ? .horizontalCompressionResistancePriority : .verticalCompressionResistancePriority
    return context.tree.nodes[view.node].properties.number(name) ?? 750
  }

  private func add(
    _ length: Linear, _ wanted: Double, _ hugging: Double, _ resistance: Double,
    _ builder: inout ConstraintBuilder
  ) {
    builder.add(length, .lessOrEqual, Linear(wanted), priority: contentPriority(hugging))
    builder.add(length, .greaterOrEqual, Linear(wanted), priority: contentPriority(resistance))
  }

  /// Priorities of content that claim to be required give way to required constraints (measured).
  private func contentPriority(_ priority: Double) -> Double { min(max(priority, 0.001), 999.9) }

  private mutating func readFrames(_ solution: Solution) {
    for index in views.indices {
      let box = views[index].frameBox
      views[index].frame = Rect(
        x: box.x.start.value(in: solution.values), y: box.y.start.value(in: solution.values),
        width: max(0, box.x.length.value(in: solution.values)),
        height: max(0, box.y.length.value(in: solution.values)))
    }
  }
}
