internal import Catalog
internal import Geometry
internal import Resolution
internal import Vocabulary

/// What every view has: a background, and corners, border and shadow from run-time attributes of its layer.
struct LayerLook {
  private let view: DrawnView
  private let radius: Double

  /// The radius of the corners in points.
  var cornerRadius: Double { radius }
  private let corners: PictureCorners

  init(_ view: DrawnView) {
    self.view = view
    let wanted = LayerLook.number(.cornerRadius, of: view) ?? 0
    radius = max(0, min(wanted, min(view.frame.width, view.frame.height) / 2))
    corners = LayerLook.number(.maskedCorners, of: view).map(LayerLook.corners) ?? .all
  }

  /// Draws shadow and background.
  func drawBackground(on canvas: inout Canvas) {
    guard !ClassLooks.drawsOwnBackground(view.node.element) else { return }
    let color = view.color(.backgroundColor) ?? .clear
    drawShadow(background: color, on: &canvas)
    canvas.fill(view.frame, color, radius: radius, corners: corners)
  }

  /// The border, which lies in front of everything inside.
  func border() -> [PictureItem] {
    guard let width = LayerLook.number(.borderWidth, of: view), width > 0, width < 1000 else { return [] }
    let color = LayerLook.color(.borderColor, of: view) ?? .black
    guard color.alpha > 0.001 else { return [] }
    var rect = PictureRect(borderOf: view.frame, color: color, width: width, cornerRadius: radius)
    rect.corners = corners
    return [.rect(rect)]
  }

  /// Where what sticks out of the view is cut off; nil where nothing does, or may.
  func clip(of group: PictureGroup) -> PictureClip? {
    let properties = view.properties
    let clips =
      properties.flag(.clipsSubviews) || properties.flag(.masksToBounds, in: .layer)
      || properties.flag(.clipsToBounds, in: .userDefinedRuntimeAttributes)
    guard clips else { return nil }
    // What keeps out of round corners by their share of a square can't be cut by them.
    let inset = radius * 0.3
    let safe = view.frame.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    let isInside = group.items.allSatisfy { Extent.of($0, fits: safe, own: view.frame) }
    return isInside ? nil : PictureClip(rect: view.frame, cornerRadius: radius, corners: corners)
  }

  private func drawShadow(background: Color, on canvas: inout Canvas) {
    guard let opacity = LayerLook.number(.shadowOpacity, of: view), opacity > 0, background.alpha > 0.05
    else {
      return
    }
    let blur = LayerLook.number(.shadowRadius, of: view) ?? 3
    let offset = LayerLook.offset(of: view)
    var color = LayerLook.color(.shadowColor, of: view) ?? .black
    color.alpha *= min(opacity, 1) * background.alpha
    var shadow = PictureRect(
      view.frame.offset(dx: offset.width, dy: offset.height), fill: color, cornerRadius: radius,
      corners: corners)
    shadow.blur = max(0, min(blur, 100))
    canvas.items.append(.rect(shadow))
  }

  /// CALayer's shadow is moved up by 3 points unless told otherwise (CALayer documentation).
  private static func offset(of view: DrawnView) -> Size {
    view.properties.size(.shadowOffset, in: .layer)
      ?? view.properties.size(.shadowOffset, in: .userDefinedRuntimeAttributes) ?? Size(width: 0, height: -3)
  }

  /// A number of the layer, or an inspectable property of the view by the same name.
  private static func number(_ name: Name, of view: DrawnView) -> Double? {
    let value =
      view.properties.number(name, in: .layer)
      ?? view.properties.number(name, in: .userDefinedRuntimeAttributes)
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func color(_ name: Name, of view: DrawnView) -> Color? {
    view.color(name, in: .layer) ?? view.color(name, in: .userDefinedRuntimeAttributes)
  }

  private static func corners(_ mask: Double) -> PictureCorners {
    mask >= 0 && mask < 16 ? PictureCorners(rawValue: UInt8(mask)) : .all
  }
}
