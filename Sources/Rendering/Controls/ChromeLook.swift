internal import AutoLayout
internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// The bars that controllers around a scene draw over its root view.
struct ChromeLook {
  private let root: TreeRoot
  private let stage: Stage
  private let safeArea: EdgeInsets
  private let canvas: Size

  /// The bars of a root, in front of everything else.
  static func items(of root: TreeRoot, stage: Stage, canvas: Size) -> [PictureItem] {
    guard let entry = stage.entry(root.node) else { return [] }
    let look = ChromeLook(root: root, stage: stage, safeArea: entry.safeArea, canvas: canvas)
    return [look.navigationBar(), look.bottomBar()].compactMap { $0 }.map(PictureItem.group)
  }

  /// How far the navigation bar reaches down over a root, in points; 0 without one.
  static func coveredTop(of root: TreeRoot, stage: Stage) -> Double {
    guard root.context.owner == .controller, let entry = stage.entry(root.node) else { return 0 }
    let bar = root.context.navigationBar
    return (bar == .present || bar == .large) && entry.safeArea.top >= 40 ? entry.safeArea.top : 0
  }

  /// The navigation bar, if the root view lies under one: all above the safe area.
  private func navigationBar() -> PictureGroup? {
    guard stage.coveredTop > 0 else { return nil }
    let bar = root.context.navigationBar
    let frame = Rect(x: 0, y: 0, width: canvas.width, height: safeArea.top)
    let source = owned(.navigationBar)
    let view = drawn(source?.node, element: .navigationBar, frame: frame)
    var drawing = Canvas(stage)
    NavigationBarLook.drawBackground(view, on: &drawing)
    let item = controllerChildren.first { $0.element == .navigationItem }
    if var item {
      if item.properties.string(.title) == nil {
        item.properties[.title] = root.controller.flatMap(stage.node)?.properties[.title]
      }
      NavigationBarLook.drawItem(
        item, back: nil, in: frame, isLarge: bar == .large && safeArea.top >= 96, of: view, on: &drawing)
    }
    return group("navigationBar", "UINavigationBar", frame, drawing)
  }

  /// The tab bar or toolbar below the safe area.
  private func bottomBar() -> PictureGroup? {
    let isTab = root.context.tabBar == .present
    guard isTab || root.context.toolbar == .present, safeArea.bottom >= 44 else { return nil }
    let frame = Rect(
      x: 0, y: canvas.height - safeArea.bottom, width: canvas.width, height: safeArea.bottom)
    let view = drawn(
      owned(isTab ? .tabBar : .toolbar)?.node, element: isTab ? .tabBar : .toolbar, frame: frame)
    var drawing = Canvas(stage)
    ToolbarLook.drawBackground(view, on: &drawing)
    if isTab {
      let tabs = ChromeTabs(stage.views, around: root)
      TabBarLook.drawItems(tabs.items, selected: tabs.selected, of: view, on: &drawing)
    } else {
      let items = controllerChildren.filter { $0.element == .barButtonItem }
      ToolbarLook.drawItems(items, of: view, on: &drawing)
    }
    return group(isTab ? "tabBar" : "toolbar", isTab ? "UITabBar" : "UIToolbar", frame, drawing)
  }

  private var controllerChildren: [Node] {
    root.controller.flatMap(stage.node)?.children.compactMap(stage.node) ?? []
  }

  /// The bar of an element that a controller of the document owns, where there is only one to choose.
  private func owned(_ element: Name) -> (id: NodeID, node: Node)? {
    let found = stage.views.nodes.indices.filter { index in
      let node = stage.views.nodes[index]
      let parent = node.parent.flatMap(stage.node)
      return node.element == element && parent?.role == .controller
    }
    guard found.count == 1, let index = found.first else { return nil }
    return (NodeID(index), stage.views.nodes[index])
  }

  private func drawn(_ node: Node?, element: Name, frame: Rect) -> DrawnView {
    let node =
      node
      ?? Node(
        id: "", element: element, role: .view, baseClass: "UIView", slot: .unknown,
        origin: stage.views[root.node].origin)
    let blue = stage.palette.system("systemBlue")
    let tint = node.properties.color(.tintColor).map { stage.palette.color($0, tint: blue) }
    return DrawnView(
      stage: stage, id: root.node, node: node, frame: frame, text: nil, tint: tint ?? blue,
      isRightToLeft: stage.views.traits.direction == .rightToLeft)
  }

  private func group(_ id: String, _ name: String, _ frame: Rect, _ drawing: Canvas) -> PictureGroup {
    PictureGroup(
      id: "\(stage.views[root.node].id)/\(id)", className: name, frame: frame, sketch: .box(caption: nil),
      items: drawing.items)
  }
}
