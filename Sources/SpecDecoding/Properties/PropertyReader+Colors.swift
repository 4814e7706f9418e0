internal import Catalog
internal import Geometry
internal import Vocabulary
internal import XMLParsing

extension PropertyReader {
  /// A `<color>` in one of its shapes; nil where it has none of them.
  ///
  /// A colour of the system goes before the components beside it, which are for older systems.
  func color(_ element: Int) -> ColorValue? {
    if let name = tree.string(.systemColor, in: element) ?? tree.string(
      .xcode11CocoaTouchSystemColor, in: element)
      ?? tree.string(.cocoaTouchSystemColor, in: element)
    {
      return .system(SystemColors.stem(of: name), fallback: colors.system[name] ?? components(element))
    }
    if let name = tree.string(.name, in: element) {
      guard tree.row(of: .catalog, in: element) == nil else {
        return .system(SystemColors.stem(of: name), fallback: components(element))
      }
      return .named(name, fallback: colors.named[name] ?? components(element))
    }
    return components(element).map { .literal($0) }
  }

  private func components(_ element: Int) -> Color? {
    tree.withRows { StoredColor.read(element, $0) }
  }
}
