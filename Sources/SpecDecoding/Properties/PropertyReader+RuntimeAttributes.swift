internal import Catalog
internal import Vocabulary
internal import XMLParsing

extension PropertyReader {
  /// All run-time attributes of an object, in the order in which loading sets them.
  package func runtimeAttributes(of element: Int) -> [RuntimeAttribute] {
    guard let group = tree.child(of: element, .userDefinedRuntimeAttributes) else { return [] }
    return tree.children(of: group).compactMap(runtimeAttribute)
  }

  /// A run-time attribute; nil for other elements and without a key path.
  func runtimeAttribute(_ element: Int) -> RuntimeAttribute? {
    guard tree.elements[element].name == .userDefinedRuntimeAttribute,
      let keyPath = tree.string(.keyPath, in: element)
    else { return nil }
    let type = tree.string(.type, in: element) ?? ""
    return RuntimeAttribute(
      element: Int32(truncatingIfNeeded: element), keyPath: keyPath, type: type,
      value: runtimeValue(element, type: type))
  }

  private func runtimeValue(_ element: Int, type: String) -> PropertyValue? {
    let child = tree.child(of: element, key: .value)
    switch type {
    case "boolean":
      return tree.row(of: .value, in: element).flatMap { ValueSyntax.boolean(tree.bytes(row: $0)) }
        .map { .boolean($0) }
    case "number":
      return (child.flatMap { number(.value, in: $0) } ?? number(.value, in: element)).map { .number($0) }
    case "string", "localizedString":
      return (tree.string(.value, in: element) ?? child.flatMap(text)).map { .string($0) }
    case "image":
      guard let name = tree.string(.value, in: element) else { return nil }
      let isSymbol = tree.string(.catalog, in: element) == "system" || colors.symbols.contains(name)
      return .image(ImageValue(name: name, isSymbol: isSymbol))
    case "color": return child.flatMap(color).map { .color($0) }
    case "point": return child.flatMap(point).map { .point($0) }
    case "size": return child.flatMap(size).map { .size($0) }
    case "rect": return child.flatMap(rect).map { .rect($0) }
    case "range":
      guard let child, let location = number(.location, in: child), let length = number(.length, in: child)
      else { return nil }
      return .list([.number(location), .number(length)])
    case "nil": return .null
    default: return nil
    }
  }
}

extension PropertyPass {
  /// Keeps run-time attributes whose key path is a name of the vocabulary; those of the layer in its scope.
  mutating func readRuntimeAttributes(_ group: Int) {
    for child in tree.children(of: group) {
      guard let attribute = reader.runtimeAttribute(child), let value = attribute.value else { continue }
      let parts = attribute.keyPath.split(separator: ".", omittingEmptySubsequences: false)
      switch (parts.count, parts.first) {
      case (1, let name?): set(Name.named(name), in: .userDefinedRuntimeAttributes, value)
      case (2, "layer"): set(Name.named(parts[1]), in: .layer, value)
      default: continue
      }
    }
  }

  private mutating func set(_ name: Name, in scope: Name, _ value: PropertyValue) {
    if name != .unknown { bag[PropertyKey(name, in: scope)] = value }
  }
}
