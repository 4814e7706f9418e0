internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Vocabulary

extension IntrinsicSizer {
  /// A button: title, image, insets of the classic kind, or a configuration.
  func button(_ properties: PropertyBag) -> Intrinsic {
    if isConfigured(properties) { return configuredButton(properties) }
    switch properties.string(.buttonType) {
    case "infoLight", "infoDark", "contactAdd", "detailDisclosure":
      let side = era.version >= 21_000 ? 25.5 : 22
      return .size(side, side)
    case "close": return .size(30, 30)
    default: return plainButton(properties)
    }
  }

  /// Whether the button has a `<buttonConfiguration>`.
  private func isConfigured(_ properties: PropertyBag) -> Bool {
    properties.entries.contains { $0.key.scope == .configuration }
  }

  /// Without a configuration the title is set in whole points; 6 points above and below it unless there are
  /// insets or an image, and at least 30 wide (measured).
  private func plainButton(_ properties: PropertyBag) -> Intrinsic {
    let isSystem = properties.string(.buttonType).map { $0 != "custom" } ?? false
    let font = text.fonts.font(properties.font(.fontDescription), size: isSystem ? 15 : 18)
    let insets = properties.insets(.contentEdgeInsets).map(wholeInsets) ?? .zero
    let image = properties.image(.image, in: .normal).flatMap {
      size(of: $0, symbol: SymbolSize(properties, scope: .preferredSymbolConfiguration, pointSize: font.size))
    }
    let title = title(of: properties, font: font)
    let lineHeight = wholeCeil(title.map { maximumLineHeight($0) } ?? font.lineHeight)
    let width = title.map { wholeCeil(text.layOut($0, width: nil).size.width) } ?? 0
    var result = Intrinsic()
    if let image {
      result.width = image.width + width + insets.left + insets.right
      result.height = max(image.height, lineHeight) + insets.top + insets.bottom
    } else if insets != .zero {
      result.width = width + insets.left + insets.right
      result.height = lineHeight + insets.top + insets.bottom
    } else {
      result.width = max(30, width)
      result.height = lineHeight + 12
    }
    result.baseline = titleBaseline(font: font, insets: insets)
    return result
  }

  /// The title of a button, and the points beside it that are taken by insets and an image; nil without a
  /// title.
  func buttonTitle(_ properties: PropertyBag) -> (content: IntrinsicText, sides: Double)? {
    let size = button(properties).width ?? 0
    let content: IntrinsicText
    if isConfigured(properties) {
      let scope = Name.configuration
      let font = text.fonts.font(properties.font(.titleFontDescription, in: scope), size: 17)
      guard let title = properties.string(.title, in: scope), !title.isEmpty else { return nil }
      content = IntrinsicText(
        text: text.styled(title, font: font), maximumLines: 0, lineBreakMode: .wordWrap)
    } else {
      let isSystem = properties.string(.buttonType).map { $0 != "custom" } ?? false
      let font = text.fonts.font(properties.font(.fontDescription), size: isSystem ? 15 : 18)
      guard var title = title(of: properties, font: font) else { return nil }
      title.lineBreakMode = lineBreakMode(properties, default: .middleTruncation)
      content = title
    }
    let width = wholeCeil(text.layOut(content, width: nil).size.width)
    let title = properties.insets(.titleEdgeInsets).map(wholeInsets) ?? .zero
    // Short titles are centred in the least width of a button.
    let taken = width < 30 ? 0 : max(0, size - width)
    return (content, taken + max(0, title.left + title.right))
  }

  private func title(of properties: PropertyBag, font: Font) -> IntrinsicText? {
    let styled: StyledText
    if let attributed = properties.attributedText(.attributedTitle, in: .normal) {
      styled = text.styled(attributed, font: font)
    } else if let title = properties.string(.title, in: .normal), !title.isEmpty {
      styled = text.styled(title, font: font)
    } else {
      return nil
    }
    return IntrinsicText(text: styled, maximumLines: 0, lineBreakMode: .middleTruncation)
  }

  private func maximumLineHeight(_ content: IntrinsicText) -> Double {
    text.layOut(content, width: nil).size.height
  }

  private func titleBaseline(font: Font, insets: EdgeInsets) -> Intrinsic.Baseline {
    let ascender = grid.round(font.ascender)
    return Intrinsic.Baseline(
      blockHeight: font.lineHeight, first: ascender, last: ascender, isCentred: true, top: insets.top,
      bottom: insets.bottom)
  }

  /// With a configuration: text and image between insets of 7 and 12 points (measured).
  private func configuredButton(_ properties: PropertyBag) -> Intrinsic {
    let scope = Name.configuration
    // Without a font of its own the title is in the style Body (measured where styles were set smaller).
    let font =
      properties.font(.titleFontDescription, in: scope).map { text.fonts.font($0, size: 17) }
      ?? text.fonts.body
    let insets =
      properties.insets(.contentInsets, in: scope) ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    let image = properties.image(.image, in: scope).flatMap {
      size(
        of: $0, symbol: SymbolSize(properties, scope: .preferredSymbolConfigurationForImage, pointSize: 17))
    }
    let title = configuredTitle(properties, font: font)
    var content = title ?? Size(width: 0, height: grid.ceil(font.lineHeight))
    if let image {
      let padding = title == nil ? 0 : properties.number(.imagePadding, in: scope) ?? 0
      let placement = properties.string(.imagePlacement, in: scope)
      if title != nil, placement == "top" || placement == "bottom" {
        content.width = max(content.width, image.width)
        content.height += image.height + padding
      } else {
        content.width += image.width + padding
        content.height = max(content.height, image.height)
      }
    }
    var result = Intrinsic.size(
      content.width + insets.left + insets.right, content.height + insets.top + insets.bottom)
    result.baseline = titleBaseline(font: font, insets: insets)
    return result
  }

  /// Title and subtitle, one above the other.
  private func configuredTitle(_ properties: PropertyBag, font: Font) -> Size? {
    let scope = Name.configuration
    // The title of the normal state is a leftover.
    let title =
      properties.attributedText(.attributedTitle, in: scope).map { text.styled($0, font: font) }
      ?? properties.string(.title, in: scope).map { text.styled($0, font: font) }
    guard let title, !title.string.isEmpty else { return nil }
    var size = text.measure(IntrinsicText(text: title, maximumLines: 0, lineBreakMode: .wordWrap)).size
    if let subtitle = properties.string(.subtitle, in: scope), !subtitle.isEmpty {
      let font = text.fonts.font(properties.font(.subtitleFontDescription, in: scope), size: 12)
      size.width = max(size.width, grid.ceil(text.width(subtitle, font: font)))
      size.height += grid.ceil(font.lineHeight) + (properties.number(.titlePadding, in: scope) ?? 1)
    }
    return size
  }

  /// Interface Builder writes the least positive number for an inset of 0 that is meant.
  private func wholeInsets(_ insets: EdgeInsets) -> EdgeInsets {
    func whole(_ value: Double) -> Double { value.magnitude < 1e-6 ? 0 : value }
    return EdgeInsets(
      top: whole(insets.top), left: whole(insets.left), bottom: whole(insets.bottom),
      right: whole(insets.right))
  }

  /// The smallest whole number of points that holds `value`.
  func wholeCeil(_ value: Double) -> Double { (value - 1e-4).rounded(.up) }
}
