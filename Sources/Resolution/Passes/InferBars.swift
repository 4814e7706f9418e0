internal import Catalog
internal import SpecDecoding
internal import Vocabulary

extension Resolver {
  /// Infers bars for roots whose metrics say nothing: along relationships from navigation and tab bar
  /// controllers and along show and push segues, as Interface Builder's canvas does.
  ///
  /// Needs: roots and connections. Leaves: `roots` with their bars, and marks popovers and embedded scenes.
  static func inferBars(of spec: Spec, _ nodes: NodeIndex, into template: inout Template) {
    guard template.roots.contains(where: { $0.controller != nil }) else { return }
    var inference = BarInference(template)
    inference.readContainers(of: spec)
    inference.run()
    for index in template.roots.indices {
      guard let controller = template.roots[index].controller else { continue }
      inference.apply(to: &template.roots[index].context, of: controller)
    }
  }
}

/// Spreads bars over the graph of controllers until nothing changes.
private struct BarInference {
  /// What surrounds a controller.
  struct Bars: Equatable {
    var navigation = SceneContext.Bar.absent
    var tab = SceneContext.Bar.absent
    var tool = SceneContext.Bar.absent
  }

  /// A step from one controller to another.
  private struct Edge {
    let source: NodeID
    let destination: NodeID
    let kind: String
    let relationship: String
  }

  private let nodes: [Node]
  private var edges: [Edge] = []
  private var bars: [NodeID: Bars] = [:]
  private var embedded: Set<NodeID> = []
  private var popovers: Set<NodeID> = []

  init(_ template: Template) {
    nodes = template.nodes
    for connection in template.connections where connection.name == .segue {
      guard let destination = connection.destination, let source = controller(of: connection.source),
        nodes[destination.index].role == .controller
      else { continue }
      edges.append(
        Edge(
          source: source, destination: destination, kind: connection.member,
          relationship: connection.relationship ?? ""))
      if connection.member == "embed" { embedded.insert(destination) }
      if connection.member.hasPrefix("popover") { popovers.insert(destination) }
    }
    for root in template.roots {
      guard let controller = root.controller else { continue }
      if root.context.navigationBar == .present { bars[controller, default: Bars()].navigation = .present }
    }
  }

  /// Bottom bars that are written at controllers without a view of their own, as navigation controllers.
  mutating func readContainers(of spec: Spec) {
    for (index, node) in nodes.enumerated() where node.role == .controller {
      var context = SceneContext(owner: .controller)
      Resolver.readMetrics(of: Int(spec.objects[index].element), spec.tree, into: &context)
      if context.tabBar == .present { bars[NodeID(index), default: Bars()].tab = .present }
      if context.toolbar == .present { bars[NodeID(index), default: Bars()].tool = .present }
    }
  }

  mutating func run() {
    // Each round reaches one step further; a graph of n controllers is done after n.
    for _ in 0..<min(edges.count + 1, 1000) where !spread() { return }
  }

  func apply(to context: inout SceneContext, of controller: NodeID) {
    let found = bars[controller] ?? Bars()
    if context.navigationBar == .absent || (context.navigationBar == .present && found.navigation == .large) {
      context.navigationBar = title(found.navigation, of: controller)
    }
    if context.tabBar == .absent { context.tabBar = found.tab }
    if context.toolbar == .absent { context.toolbar = found.tool }
    context.isEmbedded = embedded.contains(controller)
    context.isPopover = popovers.contains(controller)
  }

  /// A large bar is an ordinary one for an item that never has a large title.
  private func title(_ bar: SceneContext.Bar, of controller: NodeID) -> SceneContext.Bar {
    guard bar == .large else { return bar }
    let item = nodes[controller.index].children.first { nodes[$0.index].element == .navigationItem }
    let mode = item.flatMap { nodes[$0.index].properties.string(.largeTitleDisplayMode) }
    return mode == "never" ? .present : .large
  }

  /// Whether a round changed anything.
  private mutating func spread() -> Bool {
    var changed = false
    for edge in edges {
      let old = bars[edge.destination] ?? Bars()
      let new = merged(old, with: step(edge))
      guard new != old else { continue }
      bars[edge.destination] = new
      changed = true
    }
    return changed
  }

  private func merged(_ old: Bars, with new: Bars) -> Bars {
    Bars(
      navigation: old.navigation == .absent ? new.navigation : old.navigation,
      tab: old.tab == .absent ? new.tab : old.tab, tool: old.tool == .absent ? new.tool : old.tool)
  }

  /// The bars that an edge brings to its destination.
  private func step(_ edge: Edge) -> Bars {
    let around = bars[edge.source] ?? Bars()
    switch (edge.kind, edge.relationship) {
    case ("relationship", "rootViewController"): return navigationBars(of: edge.source, around: around)
    case ("relationship", "viewControllers") where nodes[edge.source.index].element == .tabBarController:
      return Bars(navigation: around.navigation, tab: .present, tool: around.tool)
    case ("show", _), ("push", _):
      // Without a navigation controller around it, a show segue presents.
      guard around.navigation == .present || around.navigation == .large else { return Bars() }
      let hidesTab = nodes[edge.destination.index].properties.flag(.hidesBottomBarWhenPushed)
      return Bars(navigation: around.navigation, tab: hidesTab ? .absent : around.tab, tool: around.tool)
    default: return Bars()
    }
  }

  private func navigationBars(of controller: NodeID, around: Bars) -> Bars {
    let node = nodes[controller.index]
    var result = Bars(tab: around.tab)
    if !node.properties.flag(.navigationBarHidden) {
      let bar = node.children.first { nodes[$0.index].element == .navigationBar }
      let isLarge = bar.map { nodes[$0.index].properties.flag(.largeTitles) } ?? false
      result.navigation = isLarge ? .large : .present
    }
    if node.properties[.toolbarHidden] == .boolean(false) { result.tool = .present }
    return result
  }

  /// The controller that an object belongs to.
  private func controller(of id: NodeID) -> NodeID? {
    var current: NodeID? = id
    while let node = current {
      if nodes[node.index].role == .controller { return node }
      current = nodes[node.index].parent
    }
    return nil
  }
}
