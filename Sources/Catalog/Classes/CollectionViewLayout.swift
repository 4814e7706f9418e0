internal import Vocabulary

extension ElementSchema {
  /// A layout of the document's own class.
  static let collectionViewLayout = ElementSchema(
    .collectionViewLayout, .object, class: "UICollectionViewLayout")

  /// Cells in lines.
  static let collectionViewFlowLayout = ElementSchema(
    .collectionViewFlowLayout, .object, class: "UICollectionViewFlowLayout", base: .collectionViewLayout,
    booleans: [
      .automaticEstimatedItemSize, .sectionFootersPinToVisibleBounds, .sectionHeadersPinToVisibleBounds,
    ],
    numbers: [.minimumInteritemSpacing, .minimumLineSpacing],
    enumerations: [
      (.scrollDirection, Spellings.axis),
      (.sectionInsetReference, ["contentInset", "safeArea", "layoutMargins"]),
    ])
}
