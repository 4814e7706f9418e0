internal import Geometry
package import SpecDecoding
internal import Vocabulary
internal import XMLParsing

extension DocumentInfo {
  /// What a decoded document says of itself as a whole.
  package init(_ spec: Spec) {
    let header = spec.header
    self.init(
      toolsVersion: header.toolsVersion, usesAutolayout: header.usesAutolayout,
      usesSafeAreas: header.usesSafeAreas, isLaunchScreen: header.isLaunchScreen,
      isXcode8Format: header.isXcode8Format, traits: header.traits)
    for resource in spec.resources {
      if let size = resource.size { imageSizes[resource.resource] = size }
      if resource.name == .namedColor, let color = resource.color { namedColors[resource.resource] = color }
    }
    readDesignSizes(of: spec.tree)
  }

  /// `<designables><designable name="ID"><size key="intrinsicContentSize" …/>`: what the author's own code
  /// answered on the canvas.
  private mutating func readDesignSizes(of tree: XMLTree) {
    guard let list = tree.child(of: XMLTree.root, .designables) else { return }
    for designable in tree.children(of: list) {
      guard let id = tree.string(.name, in: designable),
        let element = tree.child(of: designable, .size, key: .intrinsicContentSize),
        let width = tree.string(.width, in: element).flatMap(Double.init),
        let height = tree.string(.height, in: element).flatMap(Double.init)
      else { continue }
      designSizes[id] = Size(width: width, height: height)
    }
  }
}
