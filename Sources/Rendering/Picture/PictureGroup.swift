package import Geometry

/// What one view draws, itself and inside it, from back to front.
package struct PictureGroup: Hashable, Sendable {
  /// The node's id; unique in a picture unless the document's ids aren't.
  package var id: String
  /// The class at run time; for reading, nothing depends on it.
  package var className: String
  /// The view's frame in absolute points.
  package var frame: Rect
  /// 0 to 1, for the group as a whole.
  package var opacity = 1.0
  /// Where items are cut off; nil where nothing sticks out, or may.
  package var clip: PictureClip?
  /// Whether the group is there but isn't drawn.
  package var isHidden = false
  /// What stands for the group in a drawing of characters; nil for its items themselves.
  package var sketch: Sketch?
  package var items: [PictureItem]

  /// Makes an opaque, visible group.
  package init(
    id: String, className: String, frame: Rect, sketch: Sketch? = nil, items: [PictureItem] = []
  ) {
    self.id = id
    self.className = className
    self.frame = frame
    self.sketch = sketch
    self.items = items
  }

  /// Whether the group leaves a mark.
  package var isVisible: Bool { !isHidden && opacity > 0.004 }
}
