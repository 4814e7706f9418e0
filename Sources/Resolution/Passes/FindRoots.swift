internal import Catalog
internal import Geometry
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

extension Resolver {
  /// Finds the root views: those of view controllers and the top-level views of xibs.
  ///
  /// Bars that controllers own and views inside bar items are no roots; layout takes their stored frames.
  ///
  /// Needs: nodes. Leaves: `roots` with what was written of their surroundings.
  static func findRoots(of spec: Spec, _ nodes: NodeIndex, into template: inout Template) {
    for (index, node) in template.nodes.enumerated() where node.role == .view {
      let parent = node.parent.map { template.nodes[$0.index] }
      let isControllers = parent?.role == .controller && node.slot == .view
      guard parent == nil || isControllers else { continue }
      var context = SceneContext(owner: isControllers ? .controller : owner(of: node))
      readMetrics(of: Int(spec.objects[index].element), spec.tree, into: &context)
      if isControllers, let controller = node.parent {
        readMetrics(of: Int(spec.objects[controller.index].element), spec.tree, into: &context)
      }
      template.roots.append(
        TreeRoot(
          node: NodeID(index), controller: isControllers ? node.parent : nil,
          name: name(of: isControllers ? parent ?? node : node), context: context))
    }
  }

  private static func owner(of node: Node) -> SceneContext.Owner {
    switch node.element {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: .cell
    default: .document
    }
  }

  /// The storyboard's identifier, the label in the outline, the custom class or the id.
  private static func name(of node: Node) -> String {
    node.properties.string(.storyboardIdentifier) ?? node.properties.string(.userLabel) ?? node.customClass
      ?? node.id
  }

  /// Simulated metrics, as children of a controller or of a root view.
  static func readMetrics(of element: Int, _ tree: XMLTree, into context: inout SceneContext) {
    for child in tree.children(of: element) {
      let row = tree.elements[child]
      switch row.key {
      case .simulatedStatusBarMetrics: context.hidesStatusBar = row.name == .nil
      case .simulatedTopBarMetrics: readTopBar(child, tree, into: &context)
      case .simulatedBottomBarMetrics: readBottomBar(row.name, into: &context)
      case .simulatedDestinationMetrics: readDestination(row.name, into: &context)
      case .freeformSize: context.freeformSize = size(of: child, tree)
      default: break
      }
    }
  }

  private static func readTopBar(_ element: Int, _ tree: XMLTree, into context: inout SceneContext) {
    context.navigationBar = tree.elements[element].name == .nil ? .explicitlyNone : .present
    context.hasPrompt = tree.isYes(.prompted, in: element)
  }

  private static func readBottomBar(_ name: Name, into context: inout SceneContext) {
    switch name {
    case .simulatedTabBarMetrics: context.tabBar = .present
    case .simulatedToolbarMetrics: context.toolbar = .present
    default:
      context.tabBar = .explicitlyNone
      context.toolbar = .explicitlyNone
    }
  }

  private static func readDestination(_ name: Name, into context: inout SceneContext) {
    switch name {
    case .freeformSimulatedSizeMetrics: context.isFreeform = true
    case .modalPageSheetSimulatedSizeMetrics: context.isSheet = true
    default: break
    }
  }

  private static func size(of element: Int, _ tree: XMLTree) -> Size? {
    guard let width = tree.string(.width, in: element).flatMap(Double.init),
      let height = tree.string(.height, in: element).flatMap(Double.init),
      width.isFinite, height.isFinite
    else { return nil }
    return Size(width: width, height: height)
  }
}
