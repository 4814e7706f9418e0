internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension IntrinsicSizer {
  /// A label is as large as its text; an empty one has no size at all (measured).
  func label(_ properties: PropertyBag) -> Intrinsic {
    let font = text.fonts.font(properties.font(.fontDescription), size: 17)
    let styled: StyledText
    if let attributed = properties.attributedText(.attributedText) {
      styled = text.styled(attributed, font: font)
    } else {
      styled = text.styled(properties.string(.text) ?? "", font: font)
    }
    guard !styled.string.isEmpty else { return .size(0, 0) }
    var content = IntrinsicText(
      text: styled, maximumLines: lineCount(properties.number(.numberOfLines)),
      lineBreakMode: lineBreakMode(properties, default: .tailTruncation))
    content.pushesOut = true
    if let limit = properties.number(.preferredMaxLayoutWidth), limit > 0 { content.preferredWidth = limit }
    return intrinsic(of: content)
  }

  /// Whether a view is a label for one line of text without any; such a one has no size at all in a stack
  /// view (measured in 12 frames of five apps; without a limit of lines it is 0 high).
  func isBlank(_ node: Int) -> Bool {
    let view = context.tree.nodes[node]
    guard view.element == .label, lineCount(view.properties.number(.numberOfLines)) == 1 else { return false }
    let result = intrinsic(of: node)
    return result.width == 0 && result.height == 0
  }

  /// The size of text and its baselines.
  func intrinsic(of content: IntrinsicText) -> Intrinsic {
    let (size, baseline) = text.measure(content)
    return Intrinsic(width: size.width, height: size.height, text: content, baseline: baseline)
  }

  /// `numberOfLines`; 1 where it is absent.
  private func lineCount(_ number: Double?) -> Int {
    guard let number, number.isFinite else { return 1 }
    return Int(min(max(number, 0), 10_000))
  }

  func lineBreakMode(_ properties: PropertyBag, default fallback: LineBreakMode) -> LineBreakMode {
    properties.string(.lineBreakMode).flatMap(LineBreakMode.init(rawValue:)) ?? fallback
  }
}
