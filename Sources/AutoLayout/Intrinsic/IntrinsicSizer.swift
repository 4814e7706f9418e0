internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// Tells how large views want to be: intrinsic sizes and alignment rectangles by class and era.
struct IntrinsicSizer {
  let context: LayoutContext

  var era: Era { context.era }
  var grid: PixelGrid { context.grid }
  var text: TextSetter { context.text }

  /// What the view at `node` wants: what the canvas stored of the author's own code, else what its class
  /// says, with placeholders in place of either.
  func intrinsic(of node: Int) -> Intrinsic {
    let view = context.tree.nodes[node]
    var result = ofClass(view, node: node)
    if let size = context.tree.info.designSizes[view.id] {
      result.width = size.width >= 0 ? size.width : nil
      result.height = size.height >= 0 ? size.height : nil
      result.text = result.text.flatMap { designed($0, size: size) }
    }
    replace(&result.width, by: view.properties[.placeholderIntrinsicWidth])
    replace(&result.height, by: view.properties[.placeholderIntrinsicHeight])
    result.isWidthFixed = view.properties[.placeholderIntrinsicWidth] != nil
    if view.properties[.placeholderIntrinsicHeight] != nil { result.text?.maximumLines = 1 }
    return result
  }

  /// A placeholder size counts instead of the intrinsic one; `infinite` means none.
  private func replace(_ extent: inout Double?, by placeholder: PropertyValue?) {
    switch placeholder {
    case .number(let value): extent = value.isFinite && value >= 0 ? value : nil
    case .string: extent = nil
    default: break
    }
  }

  private func ofClass(_ view: Node, node: Int) -> Intrinsic {
    let properties = view.properties
    switch view.element {
    case .label: return label(properties)
    case .button: return button(properties)
    case .textField: return textField(properties)
    case .textView: return textView(properties)
    case .imageView: return imageView(properties)
    case .switch: return switchControl()
    case .slider: return slider()
    case .stepper: return .size(94, era.isXcode26OrLater ? 32 : 29)
    case .segmentedControl: return segmentedControl(view)
    case .pageControl: return pageControl(properties)
    case .progressView: return progressView(properties)
    case .activityIndicatorView: return activityIndicator(properties)
    case .datePicker: return datePicker(properties)
    case .pickerView: return .size(320, pickerHeight)
    case .searchBar: return .size(nil, searchBarHeight)
    case .toolbar: return .size(nil, context.isNotched && !standsOnBar(node) ? 49 : 44)
    case .tabBar: return .size(nil, 49)
    case .navigationBar: return navigationBar(properties)
    default: return .none
    }
  }

  /// Measured.
  private var searchBarHeight: Double {
    if era.isXcode26OrLater { return 64 }
    return era.version < 14_400 ? 44 : 56
  }

  /// Whether a toolbar stands on another bar: then it isn't as high as one that stands on the safe area
  /// (measured).
  private func standsOnBar(_ node: Int) -> Bool {
    let island = context.map.island[node]
    guard island >= 0 else { return false }
    return context.map.constraints[island].contains { position in
      let constraint = context.tree.constraints[position]
      guard let second = constraint.second else { return false }
      let isFirst = constraint.first.index == node && constraint.firstAttribute == .bottom
      let isSecond = second.index == node && constraint.secondAttribute == .bottom
      let other = context.tree.nodes[isFirst ? second.index : constraint.first.index].element
      return (isFirst || isSecond) && (other == .toolbar || other == .tabBar)
    }
  }

  /// The size of an image in points; nil for images that the document doesn't list.
  func size(of image: ImageValue, symbol: SymbolSize) -> Size? {
    guard let stored = context.tree.info.imageSizes[image.name] else { return nil }
    return image.isSymbol ? symbol.size(of: stored, on: grid) : stored
  }
}
