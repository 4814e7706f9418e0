internal import Catalog
internal import Diagnostics
package import Resolution
internal import Vocabulary

/// Gathers the custom classes of a template with their outlets and actions, in document order.
package struct BindingCollector {
  private let template: Template
  private var bindings: [ClassBinding] = []
  private var positions: [String: Int] = [:]

  /// The classes of `template`.
  package static func bindings(of template: Template) -> [ClassBinding] {
    var collector = BindingCollector(template)
    collector.run()
    return collector.bindings
  }

  private init(_ template: Template) {
    self.template = template
  }

  private mutating func run() {
    for (index, node) in template.nodes.enumerated() where node.element != .placeholder || isOwner(node) {
      guard let name = node.customClass else { continue }
      add(node, named: name, at: NodeID(index))
    }
    for connection in template.connections { add(connection) }
  }

  private func isOwner(_ node: Node) -> Bool {
    node.properties.string(.placeholderIdentifier) == "IBFilesOwner"
  }

  private mutating func add(_ node: Node, named name: String, at id: NodeID) {
    let reuse = node.properties.string(.reuseIdentifier)
    if let position = positions[name] {
      bindings[position].reuseIdentifier = bindings[position].reuseIdentifier ?? reuse
      return
    }
    positions[name] = bindings.count
    bindings.append(
      ClassBinding(
        name: name, module: node.customModule, superclass: superclass(of: node, id), reuseIdentifier: reuse,
        place: node.origin.place))
  }

  /// The element's class; for a File's Owner, a controller where its `view` is connected, else a view.
  private func superclass(of node: Node, _ id: NodeID) -> String {
    guard node.element == .placeholder else { return node.baseClass }
    let connectsView = template.connections.contains {
      $0.source == id && $0.name == .outlet && $0.member == "view"
    }
    return connectsView ? "UIViewController" : "UIView"
  }

  private mutating func add(_ connection: ResolvedConnection) {
    switch connection.name {
    case .outlet, .outletCollection: addOutlet(connection)
    case .action: addAction(connection)
    default: break
    }
  }

  private mutating func addOutlet(_ connection: ResolvedConnection) {
    let source = template.nodes[connection.source.index]
    guard let position = source.customClass.flatMap({ positions[$0] }),
      !isInherited(connection.member, in: source)
    else { return }
    let type = connection.destination.map { template.nodes[$0.index].className } ?? "NSObject"
    let isCollection = connection.name == .outletCollection
    let destination = connection.destination.map { template.nodes[$0.index].id }
    let isWeak = connection.destination.map { template.nodes[$0.index].parent != nil } ?? false
    if let old = bindings[position].outlets.firstIndex(where: { $0.name == connection.member }) {
      guard bindings[position].outlets[old].type != type else { return }
      bindings[position].outlets[old] = ClassBinding.Outlet(
        name: connection.member, type: commonClass(bindings[position].outlets[old].type, type),
        isCollection: isCollection, isWeak: isWeak && !isCollection, destination: destination)
      return
    }
    bindings[position].outlets.append(
      ClassBinding.Outlet(
        name: connection.member, type: type, isCollection: isCollection, isWeak: isWeak && !isCollection,
        destination: destination))
  }

  private mutating func addAction(_ connection: ResolvedConnection) {
    guard let target = connection.destination,
      let position = template.nodes[target.index].customClass.flatMap({ positions[$0] })
    else { return }
    let sender = template.nodes[connection.source.index].className
    if let old = bindings[position].actions.firstIndex(where: { $0.selector == connection.member }) {
      guard bindings[position].actions[old].sender != sender else { return }
      bindings[position].actions[old] = ClassBinding.Action(selector: connection.member, sender: "Any")
      return
    }
    bindings[position].actions.append(ClassBinding.Action(selector: connection.member, sender: sender))
  }

  /// Two classes of one outlet have this in common.
  private func commonClass(_ a: String, _ b: String) -> String {
    let views = template.nodes.filter { $0.className == a || $0.className == b }
    return views.allSatisfy { $0.role == .view } ? "UIView" : "NSObject"
  }

  private func isInherited(_ member: String, in node: Node) -> Bool {
    UIKitOutlets.declares(member, elementOf: node)
  }
}
