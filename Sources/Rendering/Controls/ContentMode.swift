internal import Geometry

/// Places content in a view by its content mode (UIView.ContentMode).
enum ContentMode {
  /// Where content of `size` points is drawn; modes that don't scale leave the size.
  static func place(_ size: Size, in rect: Rect, mode: String) -> Rect {
    guard size.width > 0, size.height > 0 else { return rect }
    let across = rect.width / size.width
    let down = rect.height / size.height
    switch mode {
    case "scaleAspectFit": return centered(size, scale: min(across, down), in: rect)
    case "scaleAspectFill": return centered(size, scale: max(across, down), in: rect)
    case "scaleToFill", "redraw": return rect
    default: return aligned(size, in: rect, mode: mode)
    }
  }

  private static func centered(_ size: Size, scale: Double, in rect: Rect) -> Rect {
    let width = size.width * scale
    let height = size.height * scale
    return Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  private static func aligned(_ size: Size, in rect: Rect, mode: String) -> Rect {
    var x = rect.midX - size.width / 2
    var y = rect.midY - size.height / 2
    if mode == "left" || mode.hasSuffix("Left") { x = rect.x }
    if mode == "right" || mode.hasSuffix("Right") { x = rect.maxX - size.width }
    if mode.hasPrefix("top") { y = rect.y }
    if mode.hasPrefix("bottom") { y = rect.maxY - size.height }
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }
}
