internal import Vocabulary

extension ElementSchema {
  /// Two or three columns.
  static let splitViewController = ElementSchema(
    .splitViewController, .controller, class: "UISplitViewController", base: .viewController,
    booleans: [.allowDoubleColumnStyle, .presentsWithGesture, .showsSecondaryOnlyButton],
    numbers: [
      .maximumPrimaryColumnWidth, .maximumSupplementaryColumnWidth, .minimumPrimaryColumnWidth,
      .minimumSecondaryColumnWidth, .minimumSupplementaryColumnWidth, .preferredPrimaryColumnWidth,
      .preferredPrimaryColumnWidthFraction, .preferredSecondaryColumnWidth,
      .preferredSupplementaryColumnWidth, .preferredSupplementaryColumnWidthFraction,
    ],
    strings: [
      .behavior, .displayModeButtonVisibility, .preferredDisplayMode, .preferredSplitBehavior,
      .primaryBackgroundStyle, .primaryEdge, .style,
    ])
}
