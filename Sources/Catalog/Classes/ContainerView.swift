internal import Vocabulary

extension ElementSchema {
  /// A place for the view of an embedded controller.
  static let containerView = ElementSchema(.containerView, .view, class: "UIView", base: .view)
}
