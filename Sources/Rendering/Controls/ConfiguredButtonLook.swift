internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Vocabulary

/// A button with a configuration: plain, grey, tinted or filled, with title, subtitle and image.
enum ConfiguredButtonLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let scope = Name.configuration
    let style = view.properties.string(.style, in: scope) ?? "plain"
    let colors = colors(of: view, style: style)
    canvas.fill(view.frame, colors.background, radius: radius(of: view))
    let title =
      view.properties.attributedText(.attributedTitle, in: scope)?.plain
      ?? view.properties.string(.title, in: scope) ?? view.properties.string(.title, in: .normal) ?? ""
    let subtitle = view.properties.string(.subtitle, in: scope) ?? ""
    let image = view.properties.image(.image, in: scope) ?? view.properties.image(.image, in: .normal)
    let content = Content(
      title: title, subtitle: subtitle, image: image,
      titleFont: view.font(.titleFontDescription, in: scope, size: 17),
      subtitleFont: view.font(.subtitleFontDescription, in: scope, size: 12), color: colors.foreground)
    draw(content, of: view, on: &canvas)
    canvas.sketch = title.isEmpty ? image.map { .button("▢ " + $0.name) } : .button(title)
  }

  /// What is shown, and how.
  private struct Content {
    let title: String
    let subtitle: String
    let image: ImageValue?
    let titleFont: Font
    let subtitleFont: Font
    let color: Color
  }

  private static func colors(of view: DrawnView, style: String) -> (background: Color, foreground: Color) {
    let scope = Name.configuration
    let base = view.color(.baseBackgroundColor, in: scope)
    var background: Color
    var foreground = view.tint
    switch style {
    case "filled":
      background = base ?? view.tint
      foreground = .white
    case "tinted":
      background = base ?? view.tint
      background.alpha *= 0.18
    case "gray": background = base ?? view.system("tertiarySystemFill")
    default: background = .clear
    }
    foreground = view.color(.baseForegroundColor, in: scope) ?? foreground
    if !view.isEnabled {
      background = style == "plain" || style == "borderless" ? .clear : view.system("tertiarySystemFill")
      foreground = view.system("tertiaryLabel")
    }
    return (background, foreground)
  }

  private static func radius(of view: DrawnView) -> Double {
    let own = view.properties.number(.cornerRadius, in: .configuration)
    switch view.properties.string(.cornerStyle, in: .configuration) ?? "dynamic" {
    case "capsule": return view.frame.height / 2
    case "small": return 4
    case "large": return 10
    case "fixed": return own ?? 6
    default: return own ?? 6
    }
  }

  private static func draw(_ content: Content, of view: DrawnView, on canvas: inout Canvas) {
    let scope = Name.configuration
    let insets =
      view.properties.insets(.contentInsets, in: scope)
      ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    let room = view.frame.inset(by: insets)
    let size = content.image.map { image in
      let points = view.properties.number(.pointSize, in: .preferredSymbolConfigurationForImage) ?? 17
      return view.stage.size(of: image, pointSize: points) ?? Size(width: 20, height: 20)
    }
    let padding =
      size == nil || content.title.isEmpty ? 0 : view.properties.number(.imagePadding, in: scope) ?? 0
    let titleWidth = max(
      canvas.width(content.title, font: content.titleFont),
      canvas.width(content.subtitle, font: content.subtitleFont))
    let placement = view.properties.string(.imagePlacement, in: scope) ?? "leading"
    if let size, let image = content.image {
      let isVertical = placement == "top" || placement == "bottom"
      let titleHeight = content.title.isEmpty ? 0 : content.titleFont.lineHeight
      let place =
        isVertical
        ? vertical(size, titleHeight, padding, first: placement == "top", in: room)
        : horizontal(
          size, min(titleWidth, room.width), padding,
          first: (placement == "leading" || placement == "left") != view.isRightToLeft, in: room)
      canvas.items.append(
        .image(
          ImageViewLook.picture(
            image, in: place.image, mode: "scaleAspectFit", tint: content.color, view: view)))
      drawTitles(content, in: place.title, on: &canvas)
    } else {
      drawTitles(content, in: room, on: &canvas)
    }
  }

  private static func horizontal(
    _ image: Size, _ title: Double, _ padding: Double, first: Bool, in room: Rect
  ) -> (image: Rect, title: Rect) {
    let total = image.width + padding + title
    let x = room.midX - total / 2
    let imageX = first ? x : x + title + padding
    let titleX = first ? x + image.width + padding : x
    return (
      Rect(x: imageX, y: room.midY - image.height / 2, width: image.width, height: image.height),
      Rect(x: titleX, y: room.y, width: title, height: room.height)
    )
  }

  private static func vertical(
    _ image: Size, _ title: Double, _ padding: Double, first: Bool, in room: Rect
  ) -> (image: Rect, title: Rect) {
    let y = room.midY - (image.height + padding + title) / 2
    let imageY = first ? y : y + title + padding
    let titleY = first ? y + image.height + padding : y
    return (
      Rect(x: room.midX - image.width / 2, y: imageY, width: image.width, height: image.height),
      Rect(x: room.x, y: titleY, width: room.width, height: title)
    )
  }

  private static func drawTitles(_ content: Content, in rect: Rect, on canvas: inout Canvas) {
    guard !content.subtitle.isEmpty else {
      return canvas.text(content.title, in: rect, font: content.titleFont, color: content.color)
    }
    let height = content.titleFont.lineHeight + 1 + content.subtitleFont.lineHeight
    let top = rect.midY - height / 2
    let upper = Rect(x: rect.x, y: top, width: rect.width, height: content.titleFont.lineHeight)
    let lower = Rect(
      x: rect.x, y: upper.maxY + 1, width: rect.width, height: content.subtitleFont.lineHeight)
    canvas.text(content.title, in: upper, font: content.titleFont, color: content.color)
    canvas.text(content.subtitle, in: lower, font: content.subtitleFont, color: content.color)
  }
}
