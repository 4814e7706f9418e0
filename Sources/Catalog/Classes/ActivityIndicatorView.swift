internal import Vocabulary

extension ElementSchema {
  /// A wheel that spins while something is going on.
  static let activityIndicatorView = ElementSchema(
    .activityIndicatorView, .view, class: "UIActivityIndicatorView", base: .view,
    booleans: [.animating, .hidesWhenStopped],
    enumerations: [(.style, ["white", "whiteLarge", "gray", "medium", "large"])])
}
