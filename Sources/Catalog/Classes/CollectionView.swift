internal import Vocabulary

extension ElementSchema {
  /// Cells, placed by a layout.
  static let collectionView = ElementSchema(
    .collectionView, .view, class: "UICollectionView", base: .scrollView,
    booleans: [
      .allowsFocus, .allowsMultipleSelection, .allowsMultipleSelectionDuringEditing, .allowsSelection,
      .allowsSelectionDuringEditing, .dragInteractionEnabled, .prefetchingEnabled,
      .remembersLastFocusedIndexPath, .selectionFollowsFocus, .springLoaded,
    ],
    strings: [.reorderingCadence, .selfSizingInvalidation],
    enumerations: [(.dataMode, Spellings.dataMode)])
}
