package import AutoLayout
package import Instantiation
package import Rendering

/// A document's views for one state and one set of traits, with what was made of them.
package struct CompiledSnapshot: Sendable {
  /// What tells it from the document's other snapshots, for file names and captions: state, device and so on.
  package let label: [String]
  package let views: ViewTree
  package var layout: LayoutTree?
  /// A picture of each root view.
  package var pictures: [Picture] = []

  /// Makes a snapshot that isn't laid out yet.
  package init(label: [String] = [], views: ViewTree) {
    self.label = label
    self.views = views
  }
}
