package import AutoLayout
package import Instantiation
package import Rendering

/// A document's views for one state and set of traits, with what was made of them.
package struct CompiledSnapshot: Sendable {
  /// The stable name of its outputs: what it shows and how it differs from the document's own canvas, as
  /// `Tutorial.page-2.landscape`.
  package let name: String
  package let views: ViewTree
  package var layout: LayoutTree?
  package var pictures: [CompiledPicture] = []
}

/// The picture of one root view.
package struct CompiledPicture: Sendable {
  /// The name of its files, unique within the document.
  package let name: String
  /// The state and the traits, for people: `page-2 · retina6_1 · landscape`.
  package let caption: String
  package let picture: Picture
  /// Pixels per point.
  package let scale: Double
}
