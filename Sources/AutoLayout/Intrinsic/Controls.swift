internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension IntrinsicSizer {
  /// A switch's frame reaches 2 points beyond its alignment rectangle at the right (measured).
  func switchControl() -> Intrinsic {
    var result = era.isXcode26OrLater ? Intrinsic.size(61, 28) : .size(49, 31)
    result.outsets.right = 2
    return result
  }

  /// A slider's frame reaches 2 points beyond at the sides and 1 at the bottom, up to Xcode 16 (measured).
  func slider() -> Intrinsic {
    guard !era.isXcode26OrLater else { return .size(nil, 34) }
    var result = Intrinsic.size(nil, 30)
    result.outsets = EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    return result
  }

  /// Segments are as wide as the widest title and some space; the frame reaches 1 point beyond at the bottom.
  func segmentedControl(_ view: Node) -> Intrinsic {
    let font = Font.system(13)
    var count = 0.0
    var widest = 0.0
    var fixed = 0.0
    var fixedCount = 0.0
    for child in view.children {
      let segment = context.tree.nodes[child.index]
      guard segment.element == .segment else { continue }
      if let width = segment.properties.number(.width), width > 0 {
        fixed += width
        fixedCount += 1
        continue
      }
      count += 1
      let title = segment.properties.string(.title) ?? ""
      let image = segment.properties.image(.image).flatMap {
        size(of: $0, symbol: SymbolSize(segment.properties, scope: .unknown, pointSize: 17))
      }
      widest = max(widest, wholeCeil(text.width(title, font: font)), image?.width ?? 0)
    }
    let padding = era.isXcode12OrLater ? 19.0 : 14
    var result = Intrinsic.size(
      count + fixedCount > 0 ? fixed + count * (widest + padding) + count + fixedCount - 1 : nil,
      era.version < 15_000 ? 28 : 31)
    result.outsets.bottom = 1
    return result
  }

  /// Dots of 7 points with 9 between them (measured).
  func pageControl(_ properties: PropertyBag) -> Intrinsic {
    let pages = min(max(properties.number(.numberOfPages) ?? 0, 0), 1000)
    return .size(pages > 0 ? 7 * pages + 9 * (pages - 1) : 0, 37)
  }

  /// A bar 150 points wide; 2 high before Xcode 12, 4 since (measured).
  func progressView(_ properties: PropertyBag) -> Intrinsic {
    if properties.string(.progressViewStyle) == "bar" { return .size(150, 2.5) }
    return .size(150, era.isXcode12OrLater ? 4 : 2)
  }

  func activityIndicator(_ properties: PropertyBag) -> Intrinsic {
    let style = properties.string(.style)
    return style == "large" || style == "whiteLarge" ? .size(37, 37) : .size(20, 20)
  }

  /// Wheels as a picker view has them, but for the styles of iOS 13.4 and later.
  func datePicker(_ properties: PropertyBag) -> Intrinsic {
    let isTimer = properties.string(.datePickerMode) == "countDownTimer"
    let style = properties.string(.style) ?? (era.isXcode26OrLater && !isTimer ? "automatic" : "wheels")
    switch style {
    case "compact", "automatic": return .size(nil, era.isXcode26OrLater ? 36 : 34.5)
    case "inline": return .size(320, 330)
    default: return .size(320, isLowScreen ? 162 : 216)
    }
  }

  /// Whether wheels are low: in landscape on phones and on the square canvas of documents without a device.
  private var isLowScreen: Bool {
    guard let device = context.tree.traits.device else { return true }
    return context.tree.traits.orientation == .landscape && !device.isPad
  }

  /// Wheels are low on the canvas of Xcode 6 and 7.0, which had no device (measured).
  var pickerHeight: Double { context.tree.traits.device == nil && era.version < 9_000 ? 162 : 216 }

  /// 44 points high, 54 since Xcode 26, and 52 more for large titles (measured).
  func navigationBar(_ properties: PropertyBag) -> Intrinsic {
    let height = era.isXcode26OrLater ? 54.0 : 44
    return .size(nil, height + (properties.flag(.largeTitles) ? 52 : 0))
  }

  /// An image view is as large as its image.
  func imageView(_ properties: PropertyBag) -> Intrinsic {
    let symbol = SymbolSize(properties, scope: .preferredSymbolConfiguration)
    guard let image = properties.image(.image) ?? properties.image(.highlightedImage),
      let size = size(of: image, symbol: symbol)
    else { return .none }
    return .size(size.width, size.height)
  }
}
