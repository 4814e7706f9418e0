package import Catalog
package import Diagnostics
package import Geometry

/// Pictures to be made: one, or the product of lists.
package struct SnapshotDeclaration: Sendable {
  /// The scene, or the storyboard identifier or class of an imported one; nil for all of the spec's.
  package let scene: Located<String>?
  /// The imported document whose top-level views are shown.
  package let document: Located<String>?
  /// nil stands for the data as given.
  package let states: [Located<String>?]
  package let devices: [Device?]
  package let orientations: [Traits.Orientation?]
  package let appearances: [Traits.Appearance?]
  package let contentSizes: [Traits.ContentSize?]
  package let languages: [Located<String>?]
  package let directions: [Traits.Direction?]
  /// The size of root views in points.
  package let sizes: [Size?]
  /// The place of the element.
  package let place: SpanRef
}
