internal import Vocabulary

extension ElementSchema {
  /// Shows an image.
  static let imageView = ElementSchema(
    .imageView, .view, class: "UIImageView", base: .view,
    booleans: [
      .adjustsImageSizeForAccessibilityContentSizeCategory, .animating, .highlighted,
      .preferredSymbolConfigurationEnabled,
    ],
    numbers: [.animationDuration],
    integers: [.animationRepeatCount],
    images: [.highlightedImage, .image],
    strings: [.catalog, .preferredImageDynamicRange])
}
