internal import Vocabulary

extension ElementSchema {
  /// Blurs what is behind it.
  static let visualEffectView = ElementSchema(
    .visualEffectView, .view, class: "UIVisualEffectView", base: .view)

  /// The blur of a visual effect view.
  static let blurEffect = ElementSchema(
    .blurEffect, .value, class: "UIBlurEffect",
    strings: [.style])

  /// The vibrancy of a visual effect view.
  static let vibrancyEffect = ElementSchema(
    .vibrancyEffect, .value, class: "UIVibrancyEffect",
    strings: [.style])
}
