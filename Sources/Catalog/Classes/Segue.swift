internal import Vocabulary

extension ElementSchema {
  /// A way from one controller to another.
  static let segue = ElementSchema(
    .segue, .value, class: "UIStoryboardSegue",
    required: [.destination, .kind],
    unless: [.inheritsFrom, .reference],
    booleans: [.animates],
    integers: [.splitViewControllerTargetIndex],
    references: [.destination, .popoverAnchorBarButtonItem, .popoverAnchorView, .reference],
    strings: [
      .action, .destinationCreationSelector, .identifier, .inheritsFrom, .relationship, .trigger,
      .unwindAction,
    ],
    enumerations: [
      (
        .kind,
        [
          "show", "showDetail", "presentation", "push", "modal", "popover", "popoverPresentation", "embed",
          "unwind", "relationship", "custom", "replace", "sheet",
        ]
      ),
      (.modalPresentationStyle, Spellings.presentation),
      (.modalTransitionStyle, Spellings.transition),
    ])

  /// On which sides a popover may have its arrow.
  static let popoverArrowDirection = ElementSchema(
    .popoverArrowDirection, .value,
    booleans: [.down, .left, .right, .up])

  /// Views that keep getting touches beside a popover.
  static let popoverPassthroughViews = ElementSchema(.popoverPassthroughViews, .group)
}
