internal import Geometry
internal import Vocabulary

/// A view of an island, with what is known of it before solving.
struct IslandView {
  /// What decides where the view is.
  enum Placement {
    /// The root of the island: a given size at the island's origin.
    case root(Size)
    /// The root of a cell that is as small as its content allows; an extent that is given stays.
    case fitting(width: Double?, height: Double?)
    /// A given frame in the superview's coordinates.
    case given(Rect)
    /// A frame in the superview's coordinates that was made for the superview's size.
    case placed(Rect)
    /// As wide as its superview and of a given height, as the first and the last view of a table.
    case across(y: Double, height: Double)
    /// As large as its superview, less insets.
    case inset(EdgeInsets)
    /// Constraints.
    case solved
  }

  /// The node's number in the tree.
  let node: Int
  let element: Name
  /// The superview's number in the island; -1 for the root.
  let superview: Int
  var placement: Placement
  /// Where its content begins.
  let isRightToLeft: Bool
  /// The alignment rectangle in the island's coordinates, whose origin is that of the root's frame.
  var box = Box.zero
  /// How far the frame reaches beyond the alignment rectangle, in points.
  var outsets = EdgeInsets.zero
  var intrinsic = Intrinsic.none
  /// Layout margins inside the frame, safe area included, in points.
  var margins = EdgeInsets.zero
  /// The safe area inside the frame, in points.
  var safeArea = EdgeInsets.zero
  /// The size of a scroll view's content, where something is tied to it.
  var contentWidth: Linear?
  var contentHeight: Linear?
  /// Where that content starts horizontally, in at most one unknown.
  var contentStart: Linear?
  /// Arranged subviews that take part, by number in the island; empty for other views than stack views.
  var arranged: [Int] = []
  /// The number of the enclosing scroll view in the island; -1 outside of scroll views.
  var scrollView = -1
  /// Whether a stack view arranges it.
  var isArranged = false
  /// Whether it is an arranged label without text, which Interface Builder gives the usual size.
  var isBlank = false
  /// The solved frame in the island's coordinates.
  var frame = Rect.zero

  /// The frame as linear values: the alignment rectangle and what reaches beyond it.
  var frameBox: Box {
    Box(x: box.x.inset(-outsets.left, -outsets.right), y: box.y.inset(-outsets.top, -outsets.bottom))
  }
}
