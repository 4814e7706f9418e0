internal import Vocabulary

extension ElementSchema {
  /// Pages to turn.
  static let pageViewController = ElementSchema(
    .pageViewController, .controller, class: "UIPageViewController", base: .viewController,
    booleans: [.doubleSided],
    numbers: [.pageSpacing],
    enumerations: [
      (.navigationOrientation, Spellings.axis),
      (.spineLocation, ["none", "min", "mid", "max"]),
      (.transitionStyle, ["pageCurl", "scroll"]),
    ])
}
