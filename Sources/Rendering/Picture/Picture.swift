package import Geometry

/// A drawing of one root view: nested groups of shapes and text at absolute points, y growing downwards.
///
/// Input: a `LayoutTree` and its `ViewTree`. Output: this, for every encoder. Gone afterwards: view classes,
/// properties, inherited colours, appearance.
package struct Picture: Hashable, Sendable {
  /// The scene's or view's name, for titles.
  package let name: String
  /// The canvas in points; its origin is the root view's.
  package let size: Size
  /// What lies under the root view.
  package let background: Color
  package let root: PictureGroup

  /// Makes a picture; see the properties.
  package init(name: String, size: Size, background: Color = .white, root: PictureGroup) {
    self.name = name
    self.size = size
    self.background = background
    self.root = root
  }
}
