internal import Catalog
internal import Geometry

/// A frame that follows its superview's size, as an autoresizing mask says.
///
/// The change goes to the flexible distances in proportion to their lengths, in equal parts where these are
/// 0; where nothing is flexible, the origin stays (UIView documentation).
struct StretchedFrame {
  let x: Axis
  let y: Axis

  /// A frame along one axis, in points.
  struct Axis {
    /// Before the superview changes.
    let start: Double
    let length: Double
    /// The shares of a change that go before the view and into it.
    var startShare = 0.0
    var lengthShare = 0.0
    /// The superview's length before.
    var reference = 0.0
  }

  /// A frame that stays.
  init(_ frame: Rect) {
    x = Axis(start: frame.x, length: frame.width)
    y = Axis(start: frame.y, length: frame.height)
  }

  /// A frame with a mask, in a superview that had the given size.
  init(_ frame: Rect, _ mask: AutoresizingMask, in old: Size) {
    x = Axis(
      frame.x, frame.width, of: old.width,
      (mask.contains(.flexibleMinX), mask.contains(.widthSizable), mask.contains(.flexibleMaxX)))
    y = Axis(
      frame.y, frame.height, of: old.height,
      (mask.contains(.flexibleMinY), mask.contains(.heightSizable), mask.contains(.flexibleMaxY)))
  }
}

extension StretchedFrame.Axis {
  /// The lengths before the view, in it and behind it, and which of them are flexible.
  fileprivate init(
    _ start: Double, _ length: Double, of reference: Double, _ isFlexible: (Bool, Bool, Bool)
  ) {
    self.init(start: start, length: length)
    self.reference = reference
    let before = isFlexible.0 ? max(0, start) : 0
    let own = isFlexible.1 ? max(0, length) : 0
    let behind = isFlexible.2 ? max(0, reference - start - length) : 0
    let total = before + own + behind
    let count = [isFlexible.0, isFlexible.1, isFlexible.2].reduce(0.0) { $0 + ($1 ? 1 : 0) }
    guard count > 0 else { return }
    startShare = isFlexible.0 ? (total > 0 ? before / total : 1 / count) : 0
    lengthShare = isFlexible.1 ? (total > 0 ? own / total : 1 / count) : 0
  }

  /// Start and length in a superview of the given length.
  fileprivate func values(in new: Double) -> (start: Double, length: Double) {
    (start + startShare * (new - reference), max(0, length + lengthShare * (new - reference)))
  }

  /// The span in a superview whose length may be unknown.
  func span(in parent: Span) -> Span {
    guard !parent.length.isConstant else {
      let values = values(in: parent.length.constant)
      return Span(start: parent.start + values.start, length: Linear(values.length))
    }
    return Span(
      start: parent.start + startShare * parent.length + (start - startShare * reference),
      length: lengthShare * parent.length + (length - lengthShare * reference))
  }
}
