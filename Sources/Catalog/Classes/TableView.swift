internal import Vocabulary

extension ElementSchema {
  /// Rows of cells in sections.
  static let tableView = ElementSchema(
    .tableView, .view, class: "UITableView", base: .scrollView,
    booleans: [
      .allowsFocus, .allowsMultipleSelection, .allowsMultipleSelectionDuringEditing, .allowsSelection,
      .allowsSelectionDuringEditing, .cellLayoutMarginsFollowReadableWidth, .contentViewInsetsToSafeArea,
      .dragInteractionEnabled, .editing, .prefetchingEnabled, .remembersLastFocusedIndexPath,
      .selectionFollowsFocus, .springLoaded,
    ],
    numbers: [
      .estimatedRowHeight, .estimatedSectionFooterHeight, .estimatedSectionHeaderHeight, .fillerRowHeight,
      .rowHeight, .sectionFooterHeight, .sectionHeaderHeight, .sectionHeaderTopPadding,
    ],
    integers: [.sectionIndexMinimumDisplayRowCount],
    strings: [.selfSizingInvalidation],
    enumerations: [
      (.dataMode, Spellings.dataMode),
      (.separatorInsetReference, ["fromCellEdges", "fromAutomaticInsets", "automaticInsets", "cellEdges"]),
      (.separatorStyle, ["default", "none", "singleLine", "singleLineEtched"]),
      (.style, ["plain", "grouped", "insetGrouped"]),
    ])

  /// A section of a table with static cells.
  static let tableViewSection = ElementSchema(
    .tableViewSection, .item, class: "UITableViewSection",
    strings: [.colorSpace, .footerTitle, .headerTitle])

  /// The prototype cells of a table.
  static let prototypes = ElementSchema(.prototypes, .group)

  /// The sections of a table with static cells.
  static let sections = ElementSchema(.sections, .group)

  /// The cells of a section or of a collection view.
  static let cells = ElementSchema(.cells, .group)
}
