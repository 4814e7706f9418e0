package import Geometry
package import Resolution

/// The frames of a tree of views.
///
/// Input: a `ViewTree`. Output: this, by node. Gone afterwards: constraints.
package struct LayoutTree: Sendable {
  /// What was solved for a node.
  package struct Entry: Sendable {
    /// In points, in the superview's coordinates, on the pixel grid.
    package var frame: Rect
    /// The same before rounding.
    package var exact: Rect
    /// The size of the content of a scroll view in points.
    package var contentSize: Size?
    /// The lines of text as set, in the view's own coordinates.
    package var text: TextBlock?
    /// The safe area inside the view's bounds, in points.
    package var safeArea: EdgeInsets
    /// Whether the node has a frame: installed views do; guides have one too; items and controllers don't.
    package var isLaidOut: Bool
    /// The size in points that the content asks for; a negative extent for none, as UIKit's
    /// `noIntrinsicMetric`.
    package var intrinsicSize = Size(width: -1, height: -1)

    /// Makes what was solved for a node; see the properties.
    package init(
      frame: Rect, exact: Rect, contentSize: Size?, text: TextBlock?, safeArea: EdgeInsets, isLaidOut: Bool
    ) {
      self.frame = frame
      self.exact = exact
      self.contentSize = contentSize
      self.text = text
      self.safeArea = safeArea
      self.isLaidOut = isLaidOut
    }
  }

  /// By node, in the order of the tree.
  package var entries: [Entry]
  /// Sets of constraints that cannot hold together, each minimal.
  package var conflicts: [LayoutConflict]
  /// Whether required constraints contradict one another at this size, so that it is open which of them hold;
  /// `conflicts` are those that any size has, or the one that was asked for.
  package var isContradictory = false
  /// What the constraints leave open.
  package var ambiguities: [LayoutAmbiguity]
  /// Families of fonts that had no table, in order of appearance.
  package var substitutedFonts: [String]
  /// Axes of scroll views along which no constraints tell how large the content is.
  package var untiedContents: [UntiedContent] = []
  /// Rows that are too high or too low for the constraints inside.
  package var rowHeightConflicts: [RowHeightConflict] = []

  /// Makes a tree of frames; see the properties.
  package init(
    entries: [Entry], conflicts: [LayoutConflict], ambiguities: [LayoutAmbiguity], substitutedFonts: [String]
  ) {
    self.entries = entries
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.substitutedFonts = substitutedFonts
  }

  /// The entry of a node.
  package subscript(id: NodeID) -> Entry { entries[id.index] }
}
