internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Vocabulary

/// A button without a configuration: title and image of its state, placed by alignment and insets.
enum ButtonLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    if view.properties.entries.contains(where: { $0.key.scope == .configuration }) {
      return ConfiguredButtonLook.draw(view, on: &canvas)
    }
    let type = view.properties.string(.buttonType) ?? "custom"
    if let symbol = symbols[type] {
      canvas.sketch = .button(type == "contactAdd" ? "+" : type == "close" ? "✕" : "i")
      let side = min(22, view.frame.width, view.frame.height)
      let rect = ContentMode.place(Size(width: side, height: side), in: view.frame, mode: "center")
      return canvas.symbol(symbol, in: rect, view.tint)
    }
    let state = ButtonState(view, isSystem: type != "custom")
    if let background = state.image(.backgroundImage) {
      canvas.items.append(
        .image(ImageViewLook.picture(background, in: view.frame, mode: "scaleToFill", tint: nil, view: view)))
    }
    drawContent(state, on: &canvas)
    canvas.sketch = state.title.isEmpty ? state.imageName.map { .button("▢ " + $0) } : .button(state.title)
  }

  private static let symbols = [
    "detailDisclosure": "info.circle", "infoLight": "info.circle", "infoDark": "info.circle",
    "contactAdd": "plus.circle", "close": "xmark.circle.fill",
  ]

  private static func drawContent(_ state: ButtonState, on canvas: inout Canvas) {
    let view = state.view
    let insets = view.properties.insets(.contentEdgeInsets) ?? .zero
    let room = view.frame.inset(by: insets)
    let image = state.image(.image)
    let imageSize =
      image.map { fitted(view.stage.size(of: $0, pointSize: state.font.size), in: room) } ?? .zero
    let natural = canvas.width(state.title, font: state.font)
    let titleWidth = min(natural, max(0, room.width - imageSize.width))
    let total = imageSize.width + titleWidth
    let alignment = view.properties.string(.contentHorizontalAlignment) ?? "center"
    let start = self.start(alignment, total: total, in: room, isRightToLeft: view.isRightToLeft)
    // A template image or symbol has the title's colour in custom buttons, the tint in those of the system.
    let isFlipped = view.isRightToLeft
    let imageX = isFlipped ? start + titleWidth : start
    let titleX = isFlipped ? start : start + imageSize.width
    if let image {
      let place = Rect(
        x: imageX, y: vertical(view, imageSize.height, in: room), width: imageSize.width,
        height: imageSize.height)
      let shifted = shift(place, by: view.properties.insets(.imageEdgeInsets), alignment, view.isRightToLeft)
      canvas.items.append(
        .image(
          ImageViewLook.picture(
            image, in: shifted, mode: "scaleAspectFit", tint: image.isSymbol ? view.tint : nil, view: view,
            pointSize: state.font.size)))
    }
    let height = state.font.lineHeight
    let place = Rect(x: titleX, y: vertical(view, height, in: room), width: titleWidth, height: height)
    let shifted = shift(place, by: view.properties.insets(.titleEdgeInsets), alignment, view.isRightToLeft)
    drawTitle(state, in: shifted, alignment: alignment, on: &canvas)
  }

  private static func drawTitle(
    _ state: ButtonState, in rect: Rect, alignment: String, on canvas: inout Canvas
  ) {
    let view = state.view
    let anchor = DrawnView.anchor(alignment, isRightToLeft: view.isRightToLeft)
    let mode =
      view.properties.string(.lineBreakMode).flatMap(LineBreakMode.init(rawValue:)) ?? .middleTruncation
    canvas.text(
      state.title, in: rect, font: state.font, color: state.titleColor, anchor: anchor,
      isRightToLeft: view.isRightToLeft, mode: mode)
  }

  private static func fitted(_ size: Size?, in room: Rect) -> Size {
    guard let size else {
      let side = max(0, min(24, room.height, room.width))
      return Size(width: side, height: side)
    }
    let scale = min(1, room.width / max(size.width, 1), room.height / max(size.height, 1))
    return Size(width: size.width * max(0, scale), height: size.height * max(0, scale))
  }

  private static func start(
    _ alignment: String, total: Double, in room: Rect, isRightToLeft: Bool
  ) -> Double {
    switch DrawnView.anchor(alignment == "fill" ? "leading" : alignment, isRightToLeft: isRightToLeft) {
    case .start: room.x
    case .middle: room.midX - total / 2
    case .end: room.maxX - total
    }
  }

  private static func vertical(_ view: DrawnView, _ height: Double, in room: Rect) -> Double {
    switch view.properties.string(.contentVerticalAlignment) ?? "center" {
    case "top": room.y
    case "bottom": room.maxY - height
    default: room.midY - height / 2
    }
  }

  /// Insets move a part of the content: by half their difference where it is centred, else by the near one.
  private static func shift(
    _ rect: Rect, by insets: EdgeInsets?, _ alignment: String, _ isRightToLeft: Bool
  ) -> Rect {
    guard let insets else { return rect }
    let anchor = DrawnView.anchor(alignment == "fill" ? "leading" : alignment, isRightToLeft: isRightToLeft)
    let dx =
      switch anchor {
      case .start: insets.left
      case .middle: (insets.left - insets.right) / 2
      case .end: -insets.right
      }
    return rect.offset(dx: dx, dy: (insets.top - insets.bottom) / 2)
  }
}
