internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Vocabulary

extension IntrinsicSizer {
  /// A text field is as wide as its text or placeholder; its height depends on its border and the era
  /// (measured).
  func textField(_ properties: PropertyBag) -> Intrinsic {
    let font = text.fonts.font(properties.font(.fontDescription), size: 17)
    let shown = [properties.string(.text), properties.string(.placeholder)].compactMap { $0 }
    let widest = shown.map { text.width($0, font: font) }.max() ?? 0
    let border = properties.string(.borderStyle) ?? "none"
    let isBare = border == "none"
    var result = Intrinsic()
    result.width = isBare ? grid.ceil(widest) : max(grid.ceil(widest) + 14, 20)
    if border == "roundedRect" || border == "bezel" || border == "line" {
      result.height = border == "roundedRect" && !era.isBeforeXcode11 ? 34 : 30
    } else {
      result.height =
        era.isXcode12OrLater
        ? grid.ceil(font.lineHeight + (font.size < 20 ? 1.59 : 0)) : wholeCeil(font.lineHeight)
    }
    let ascender = grid.round(font.ascender)
    result.baseline = Intrinsic.Baseline(
      blockHeight: font.lineHeight, first: ascender, last: ascender, isCentred: true)
    return result
  }

  /// A text view that doesn't scroll is as large as its text with insets: 8 at top and bottom, 5 at the
  /// sides.
  func textView(_ properties: PropertyBag) -> Intrinsic {
    guard !properties.flag(.scrollEnabled, default: true) else { return .none }
    let font = text.fonts.font(properties.font(.fontDescription), size: 14)
    var content = IntrinsicText(
      text: textViewText(properties, font: font), maximumLines: 0, lineBreakMode: .wordWrap)
    content.padding = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
    guard !content.text.string.isEmpty else {
      return .size(10, grid.ceil(font.lineHeight) + 16)
    }
    return intrinsic(of: content)
  }

  /// The text of a text view.
  func textViewText(_ properties: PropertyBag, font: Font) -> StyledText {
    if let attributed = properties.attributedText(.attributedText) {
      return text.styled(attributed, font: font)
    }
    return text.styled(properties.string(.text) ?? "", font: font)
  }
}
