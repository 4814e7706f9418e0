internal import Vocabulary

extension ElementSchema {
  /// What assistive technologies are told.
  static let accessibility = ElementSchema(
    .accessibility, .value,
    booleans: [.isElement, .respondsToUserInteraction],
    strings: [.hint, .identifier, .label, .language, .value])

  /// How an object behaves to assistive technologies.
  static let accessibilityTraits = ElementSchema(
    .accessibilityTraits, .value,
    booleans: [
      .adjustable, .allowsDirectInteraction, .button, .causesPageTurn, .header, .image, .keyboardKey, .link,
      .none, .notEnabled, .playsSound, .searchField, .selected, .startsMediaSession, .staticText,
      .summaryElement, .supportsZoom, .tabBar, .toggleButton, .updatesFrequently,
    ])

  /// Accessibility settings of the canvas.
  static let accessibilityOverrides = ElementSchema(
    .accessibilityOverrides, .value,
    booleans: [
      .boldText, .buttonShapes, .darkenSystemColors, .differentiateWithoutColor, .grayscale,
      .increaseContrast, .onOffSwitchLabels, .reduceMotion, .reduceTransparency,
    ],
    strings: [.dynamicTypePreference])

  /// Actions for assistive technologies.
  static let customActions = ElementSchema(.customActions, .group)
}
