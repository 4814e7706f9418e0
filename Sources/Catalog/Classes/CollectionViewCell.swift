internal import Vocabulary

extension ElementSchema {
  /// A cell of a collection view.
  static let collectionViewCell = ElementSchema(
    .collectionViewCell, .view, class: "UICollectionViewCell", base: .collectionReusableView,
    booleans: [
      .automaticallyUpdatesBackgroundConfiguration, .automaticallyUpdatesContentConfiguration, .highlighted,
      .selected,
    ])

  /// What a collection view cell holds.
  static let collectionViewCellContentView = ElementSchema(
    .collectionViewCellContentView, .view, class: "UIView", base: .view)
}
