internal import Catalog
internal import Geometry

/// Stretches frames with their superviews, as autoresizing masks say.
enum Autoresizing {
  /// The frame that a view takes once its superview has changed its size.
  ///
  /// The change goes to the flexible distances in proportion to their lengths, in equal parts where these are
  /// 0; where nothing is flexible, the origin stays (UIView documentation).
  static func resize(_ frame: Rect, _ mask: AutoresizingMask, from old: Size, to new: Size) -> Rect {
    let x = resize(
      (frame.x, frame.width, old.width - frame.maxX), by: new.width - old.width,
      (mask.contains(.flexibleMinX), mask.contains(.widthSizable), mask.contains(.flexibleMaxX)))
    let y = resize(
      (frame.y, frame.height, old.height - frame.maxY), by: new.height - old.height,
      (mask.contains(.flexibleMinY), mask.contains(.heightSizable), mask.contains(.flexibleMaxY)))
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The three lengths of an axis: before the view, the view, behind it.
  private static func resize(
    _ lengths: (Double, Double, Double), by change: Double, _ isFlexible: (Bool, Bool, Bool)
  ) -> (start: Double, length: Double) {
    let before = isFlexible.0 ? max(0, lengths.0) : 0
    let own = isFlexible.1 ? max(0, lengths.1) : 0
    let behind = isFlexible.2 ? max(0, lengths.2) : 0
    let total = before + own + behind
    let count = [isFlexible.0, isFlexible.1, isFlexible.2].reduce(0.0) { $0 + ($1 ? 1 : 0) }
    guard change != 0, count > 0 else { return (lengths.0, lengths.1) }
    func share(_ flexible: Bool, _ length: Double) -> Double {
      guard flexible else { return 0 }
      return total > 0 ? change * length / total : change / count
    }
    return (
      lengths.0 + share(isFlexible.0, before), max(0, lengths.1 + share(isFlexible.1, own))
    )
  }
}
