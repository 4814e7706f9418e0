internal import Vocabulary

extension ElementSchema {
  /// How far something has got.
  static let progressView = ElementSchema(
    .progressView, .view, class: "UIProgressView", base: .view,
    numbers: [.progress],
    images: [.progressImage, .trackImage],
    enumerations: [(.progressViewStyle, ["default", "bar"])])
}
