internal import Vocabulary

extension ElementSchema {
  /// The look of a button since iOS 15.
  static let buttonConfiguration = ElementSchema(
    .buttonConfiguration, .value,
    booleans: [.automaticallyUpdateForSelection, .showsActivityIndicator],
    numbers: [.imagePadding, .titlePadding],
    images: [.image],
    strings: [
      .buttonSize, .catalog, .cornerStyle, .imagePlacement, .indicator, .macIdiomStyle, .style, .subtitle,
      .subtitleLineBreakMode, .title, .titleAlignment, .titleLineBreakMode,
    ])

  /// The background of a button or cell.
  static let backgroundConfiguration = ElementSchema(
    .backgroundConfiguration, .value,
    numbers: [.cornerRadius, .strokeOutset, .strokeWidth],
    images: [.image],
    strings: [.catalog, .configurationType, .imageContentMode])

  /// The content of a list cell.
  static let listContentConfiguration = ElementSchema(
    .listContentConfiguration, .value,
    booleans: [.axesPreservingSuperviewLayoutMargins, .prefersSideBySideTextAndSecondaryText],
    numbers: [
      .imageToTextPadding, .textToSecondaryTextHorizontalPadding, .textToSecondaryTextVerticalPadding,
    ],
    images: [.image],
    strings: [.catalog, .configurationType, .secondaryText, .text])

  /// What a button shows in a state.
  static let state = ElementSchema(
    .state, .value,
    images: [.backgroundImage, .image],
    strings: [.catalog, .subtitle, .title])
}
