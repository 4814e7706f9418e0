internal import Vocabulary

extension ElementSchema {
  /// Segments side by side, one of them chosen.
  static let segmentedControl = ElementSchema(
    .segmentedControl, .view, class: "UISegmentedControl", base: .control,
    booleans: [.apportionsSegmentWidthsByContent, .momentary, .springLoaded],
    integers: [.selectedSegmentIndex],
    defaultEvent: "valueChanged",
    enumerations: [(.segmentControlStyle, ["plain", "bordered", "bar", "bezeled"])])

  /// A segment of a segmented control.
  static let segment = ElementSchema(
    .segment, .item,
    booleans: [.enabled],
    numbers: [.width],
    images: [.image],
    strings: [.catalog, .title])

  /// The segments of a segmented control.
  static let segments = ElementSchema(.segments, .group)
}
