internal import Instantiation
internal import Resolution
internal import Vocabulary

/// The tabs of the tab bar controller around a scene, as far as the document holds them.
struct ChromeTabs {
  /// The items of all tabs in order.
  private(set) var items: [Node] = []
  /// Which tab leads to the scene.
  private(set) var selected: Int?

  init(_ views: ViewTree, around root: TreeRoot) {
    guard let controller = root.controller else { return }
    let segues = views.connections.filter { $0.name == .segue && $0.relationship != nil }
    let inside = segues.filter { $0.destination == controller && $0.relationship == "rootViewController" }
    let entries = [controller] + inside.map(\.source)
    let tab = segues.first { segue in
      segue.relationship == "viewControllers" && segue.destination.map(entries.contains) == true
    }
    guard let tab else {
      items = ChromeTabs.item(of: controller, views).map { [$0] } ?? []
      selected = items.isEmpty ? nil : 0
      return
    }
    for segue in segues where segue.source == tab.source && segue.relationship == "viewControllers" {
      guard let destination = segue.destination, let item = ChromeTabs.item(of: destination, views) else {
        continue
      }
      if destination == tab.destination { selected = items.count }
      items.append(item)
    }
  }

  private static func item(of controller: NodeID, _ views: ViewTree) -> Node? {
    guard views.nodes.indices.contains(controller.index) else { return nil }
    let item = views[controller].children.first { views[$0].element == .tabBarItem }
    return item.map { views[$0] }
  }
}
