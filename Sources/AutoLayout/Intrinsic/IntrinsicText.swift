internal import FontMetrics
internal import Geometry

/// Text that gives a view its size.
struct IntrinsicText {
  var text: StyledText
  /// How much wider the text runs than the tables say.
  var widthFactor = 1.0
  /// The most lines; 0 for no limit.
  var maximumLines: Int
  var lineBreakMode: LineBreakMode
  /// Whether the last line takes a second word rather than have a single one, as labels do (measured: 7
  /// labels).
  var pushesOut = false
  /// What the view adds around the text, in points.
  var padding = EdgeInsets.zero
  /// The widest that text may be in points (`preferredMaxLayoutWidth`); nil for no limit.
  ///
  /// Only ever lowered.
  var preferredWidth: Double?
  /// Whether text takes more lines in less width.
  var wraps: Bool { maximumLines != 1 }
}
