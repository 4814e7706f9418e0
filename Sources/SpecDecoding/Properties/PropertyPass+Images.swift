internal import Catalog
internal import Vocabulary
internal import XMLParsing

extension PropertyPass {
  /// Reads an image with the configuration of its symbol.
  ///
  /// The configuration goes where that of the view goes, and wins over it (UIImageView documentation).
  mutating func readImageReference(_ element: Int, key: Name, scope: Name) {
    guard let name = tree.string(.image, in: element) ?? tree.string(.name, in: element) else { return }
    let isSymbol = tree.string(.catalog, in: element) == "system" || reader.colors.symbols.contains(name)
    bag[PropertyKey(key, in: scope)] = .image(ImageValue(name: name, isSymbol: isSymbol))
    if let mode = tree.string(.renderingMode, in: element) {
      bag[PropertyKey(.renderingMode, in: scope)] = .string(mode)
    }
    guard key == .image, scope == .unknown || scope == .normal || scope == .configuration else { return }
    if let scale = tree.string(.symbolScale, in: element), scale != "default" {
      let configuration: Name =
        scope == .configuration ? .preferredSymbolConfigurationForImage : .preferredSymbolConfiguration
      bag[PropertyKey(.scale, in: configuration)] = .string(scale)
    }
  }

  /// Reads the size and weight of symbols; a scale that came with the image stays.
  mutating func readSymbolConfiguration(_ element: Int, _ scope: Name) {
    let scale = bag[PropertyKey(.scale, in: scope)]
    readAttributes(of: element, scope: scope)
    readChildren(of: element, scope: scope)
    if let scale { bag[PropertyKey(.scale, in: scope)] = scale }
    if let points = bag.font(.fontDescription, in: scope)?.pointSize {
      bag[PropertyKey(.pointSize, in: scope)] = .number(points)
    }
  }
}
