internal import Vocabulary

extension ElementSchema {
  /// What stands where there is nothing to show.
  static let contentUnavailableView = ElementSchema(
    .contentUnavailableView, .view, class: "UIContentUnavailableView", base: .view,
    booleans: [.scrollEnabled],
    strings: [.configurationType])
}
