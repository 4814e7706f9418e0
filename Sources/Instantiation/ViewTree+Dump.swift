internal import Catalog
internal import Geometry
internal import Resolution
internal import Vocabulary

extension ViewTree {
  /// The tree as text, for tests and for reading: a node a line, indented by what is around it, with its
  /// stored frame and its properties; then constraints and connections.
  package var dump: String {
    var text = "views \(JSONText.string(name)) \(traits.text)\n"
    var depths = [Int](repeating: 1, count: nodes.count)
    let roots = Set(roots.map(\.node))
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent?.index, parent < index { depths[index] = depths[parent] + 1 }
      text += String(repeating: "  ", count: min(depths[index], 100))
      text += line(of: node, isRoot: roots.contains(NodeID(index))) + "\n"
    }
    if !constraints.isEmpty { text += "constraints\n" }
    for constraint in constraints { text += "  " + line(of: constraint) + "\n" }
    if !connections.isEmpty { text += "connections\n" }
    for connection in connections { text += "  " + line(of: connection) + "\n" }
    return text
  }

  private func line(of node: Node, isRoot: Bool) -> String {
    var parts = ["\(node.className)#\(node.id)"]
    if node.role != .view { parts.append("\(node.role)") }
    if node.customClass != nil { parts.append("is \(node.baseClass)") }
    if isRoot { parts.append("root") }
    if !node.isInstalled { parts.append("uninstalled") }
    if let frame = node.frame { parts.append(frame.text) }
    if node.isFixedFrame { parts.append("fixed") }
    if node.role == .view, node.translatesMask { parts.append(ViewTree.text(node.autoresizing ?? [])) }
    for entry in node.properties.entries {
      parts.append("\(entry.key.text)=\(entry.value.text)")
    }
    return parts.joined(separator: " ")
  }

  /// The mask as `mask` and what stretches: `mask(width height)`.
  private static func text(_ mask: AutoresizingMask) -> String {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleMinX, "left"), (.widthSizable, "width"), (.flexibleMaxX, "right"), (.flexibleMinY, "top"),
      (.heightSizable, "height"), (.flexibleMaxY, "bottom"),
    ]
    return "mask(" + names.filter { mask.contains($0.0) }.map(\.1).joined(separator: " ") + ")"
  }

  private func line(of constraint: ResolvedConstraint) -> String {
    var text = item(constraint.first) + ".\(constraint.firstAttribute) "
    switch constraint.relation {
    case .equal: text += "="
    case .lessThanOrEqual: text += "<="
    case .greaterThanOrEqual: text += ">="
    }
    let constant = NumberFormat.string(constraint.constant)
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      text += " " + item(second) + ".\(attribute)"
      if constraint.multiplier != 1 { text += " * " + NumberFormat.string(constraint.multiplier, digits: 6) }
      if constraint.constant > 0 { text += " + " + constant }
      if constraint.constant < 0 { text += " - " + NumberFormat.string(-constraint.constant) }
    } else {
      text += " " + constant
    }
    if constraint.priority != 1000 { text += " @" + NumberFormat.string(constraint.priority) }
    if constraint.isPlaceholder { text += " placeholder" }
    if !constraint.isInstalled { text += " uninstalled" }
    return text
  }

  private func line(of connection: ResolvedConnection) -> String {
    var text = "\(connection.name.rawValue) \(item(connection.source)).\(connection.member)"
    if let destination = connection.destination { text += " -> " + item(destination) }
    if let detail = connection.detail { text += " \(detail)" }
    if let relationship = connection.relationship { text += " as \(relationship)" }
    return text
  }

  private func item(_ id: NodeID) -> String {
    nodes.indices.contains(id.index) ? nodes[id.index].id : "?"
  }
}

extension Traits {
  /// The traits as words; what is Interface Builder's default is left out, but for the device.
  fileprivate var text: String {
    var parts = [device?.id ?? "no device", orientation.rawValue, appearance.rawValue]
    if contentSize != .large { parts.append(contentSize.rawValue) }
    if direction != .leftToRight { parts.append(direction.rawValue) }
    if let language { parts.append(language) }
    if let size { parts.append("\(NumberFormat.string(size.width))x\(NumberFormat.string(size.height))") }
    return parts.joined(separator: " ")
  }
}
