internal import Catalog
internal import Geometry
internal import Vocabulary
internal import XMLParsing

extension Spec {
  /// The document as text, for tests and for reading: its header, then objects by what contains them,
  /// constraints, connections, scenes, variations and resources, a line each.
  package var dump: String {
    var text = headerLine + "\n"
    text += section("objects", objects.indices.map { line(ofObject: $0) })
    text += section("constraints", constraints.map(line))
    text += section("connections", connections.map(line))
    text += section("scenes", scenes.map { "  \($0.objects.map(name).joined(separator: " "))\n" })
    text += section("variations", variations.map(line))
    text += section("resources", resources.map(line))
    text += section("designables", designables.map { "  \(ids.text($0.id))\(size($0.intrinsicSize))\n" })
    return text
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : title + "\n" + lines.joined()
  }

  private var headerLine: String {
    var parts = ["document", header.kind.rawValue, "tools \(NumberFormat.string(header.toolsVersion))"]
    parts.append(header.deviceID ?? "no device")
    parts += [header.orientation.rawValue, header.appearance.rawValue]
    if header.usesAutolayout { parts.append("autolayout") }
    if header.usesSafeAreas { parts.append("safeAreas") }
    if header.usesTraitCollections { parts.append("traitCollections") }
    if header.isLaunchScreen { parts.append("launchScreen") }
    if let controller = header.initialController { parts.append("initial \(ids.text(controller))") }
    return parts.joined(separator: " ")
  }

  private func line(ofObject number: Int) -> String {
    let object = objects[number]
    var depth = 1
    var parent = Int(object.parent)
    while parent >= 0, depth < 100 {
      depth += 1
      parent = Int(objects[parent].parent)
    }
    var text = String(repeating: "  ", count: depth) + name(number) + " \(object.role)"
    if object.slot != .unknown { text += " in \(object.slot.rawValue)" }
    if let custom = tree.string(.customClass, in: Int(object.element)) { text += " class \(custom)" }
    return text + "\n"
  }

  private func line(_ constraint: SpecConstraint) -> String {
    var text = "  "
    if let id = constraint.id { text += ids.text(id) + ": " }
    text += constraint.firstItem.map(ids.text) ?? name(Int(constraint.owner))
    text += "." + (constraint.firstAttribute.map { "\($0)" } ?? "?")
    text += " " + (constraint.relation?.rawValue ?? "?")
    if let second = constraint.secondItem { text += " " + ids.text(second) }
    if let attribute = constraint.secondAttribute { text += ".\(attribute)" }
    text += " * " + (constraint.multiplier.map { NumberFormat.string($0, digits: 6) } ?? "?")
    text += " + " + (constraint.constant.map { NumberFormat.string($0) } ?? "?")
    text += " @" + (constraint.priority.map { NumberFormat.string($0) } ?? "?")
    if constraint.isPlaceholder { text += " placeholder" }
    return text + " in \(name(Int(constraint.owner)))\n"
  }

  private func line(_ connection: SpecConnection) -> String {
    var text = "  \(connection.name.rawValue) of \(name(Int(connection.owner)))"
    for attribute in [Name.property, .selector, .kind, .eventType, .identifier, .relationship] {
      guard let value = tree.string(attribute, in: Int(connection.element)) else { continue }
      text += " \(attribute.rawValue)=\(JSONText.string(value))"
    }
    if let destination = connection.destination { text += " -> \(ids.text(destination))" }
    return text + "\n"
  }

  private func line(_ variation: SpecVariation) -> String {
    var text = "  of \(tree.string(.id, in: Int(variation.owner)) ?? tree.nameText(of: Int(variation.owner)))"
    let condition = variation.condition
    if condition.isDefault { text += " default" }
    if let wide = condition.isWidthRegular { text += " width \(wide ? "regular" : "compact")" }
    if let high = condition.isHeightRegular { text += " height \(high ? "regular" : "compact")" }
    if let idiom = condition.idiom { text += " idiom \(idiom)" }
    let changes: [(String, [ObjectID])] = [
      ("without views", variation.excludedViews), ("with views", variation.includedViews),
      ("without constraints", variation.excludedConstraints),
      ("with constraints", variation.includedConstraints),
    ]
    for (words, members) in changes where !members.isEmpty {
      text += " \(words) \(members.map(ids.text).joined(separator: " "))"
    }
    return text + "\n"
  }

  private func line(_ resource: SpecResource) -> String {
    var text = "  \(resource.name.rawValue) \(JSONText.string(resource.resource))\(size(resource.size))"
    if resource.isSymbol { text += " symbol" }
    if let color = resource.color { text += " " + PropertyValue.color(.literal(color)).text }
    return text + "\n"
  }

  private func size(_ size: Size?) -> String { size.map { " " + PropertyValue.size($0).text } ?? "" }

  /// An object by element and id: `label#a1b-2c-d3e`.
  private func name(_ number: Int) -> String {
    guard objects.indices.contains(number) else { return "?" }
    let object = objects[number]
    let name = tree.nameText(of: Int(object.element))
    return object.id.map { "\(name)#\(ids.text($0))" } ?? name
  }
}
