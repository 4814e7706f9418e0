internal import Vocabulary

extension ElementSchema {
  /// What pulling down a list shows.
  static let refreshControl = ElementSchema(
    .refreshControl, .view, class: "UIRefreshControl", base: .control,
    defaultEvent: "valueChanged")
}
