internal import Geometry

/// How large a view wants to be, and where its text stands.
struct Intrinsic {
  /// The width in points that the content wants; nil for none.
  var width: Double?
  /// The height in points that the content wants; nil for none.
  var height: Double?
  /// How far the frame reaches beyond the alignment rectangle, in points.
  var outsets = EdgeInsets.zero
  /// The text that decides the size; nil where there is none.
  var text: IntrinsicText?
  /// Whether the width stays though the text is measured again.
  var isWidthFixed = false
  /// Where baselines are; nil for views without text, whose baseline is the bottom edge.
  var baseline: Baseline?

  /// No size of its own.
  static let none = Intrinsic()

  /// The baselines of text between the insets of a view.
  struct Baseline {
    /// The height of the text block in points.
    var blockHeight: Double
    /// From the block's top to the first baseline in points.
    var first: Double
    /// From the block's top to the last baseline in points.
    var last: Double
    /// Whether the block stays in the middle of a view that is higher or lower than it wants to be, as in
    /// controls.
    var isCentred = false
    /// Insets at the view's top and bottom, in points.
    var top = 0.0
    var bottom = 0.0
  }

  /// A fixed size in points; nil for none.
  static func size(_ width: Double?, _ height: Double?) -> Intrinsic {
    Intrinsic(width: width, height: height)
  }

  /// Makes every size larger by a share and an amount that no document's numbers are likely to even out.
  mutating func exaggerate() {
    width = width.map { $0 * 1.31 + 7.3 }
    height = height.map { $0 * 1.27 + 5.9 }
    guard var baseline else { return }
    baseline.blockHeight = baseline.blockHeight * 1.27 + 5.9
    baseline.first = baseline.first * 1.27 + 3.1
    baseline.last = baseline.last * 1.27 + 4.3
    self.baseline = baseline
  }
}
