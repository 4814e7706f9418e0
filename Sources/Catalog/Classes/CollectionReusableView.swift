internal import Vocabulary

extension ElementSchema {
  /// A header or footer of a section of a collection view.
  static let collectionReusableView = ElementSchema(
    .collectionReusableView, .view, class: "UICollectionReusableView", base: .view,
    strings: [.reuseIdentifier])
}
