internal import Vocabulary

extension ElementSchema {
  /// A row of a table.
  static let tableViewCell = ElementSchema(
    .tableViewCell, .view, class: "UITableViewCell", base: .view,
    booleans: [
      .automaticallyUpdatesBackgroundConfiguration, .automaticallyUpdatesContentConfiguration, .editing,
      .enableDragging, .hidesAccessoryWhenEditing, .highlighted, .selected, .shouldIndentWhileEditing,
      .showsReorderControl,
    ],
    numbers: [.indentationWidth, .rowHeight],
    integers: [.indentationLevel],
    references: [.detailTextLabel, .imageView, .textLabel],
    images: [.image],
    strings: [.reuseIdentifier],
    enumerations: [
      (.accessoryType, Spellings.accessoryType),
      (.editingAccessoryType, Spellings.accessoryType),
      (.focusStyle, ["default", "custom"]),
      (.selectionStyle, ["none", "blue", "gray", "default"]),
      (
        .style,
        [
          "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleSubtitle", "IBUITableViewCellStyleValue1",
          "IBUITableViewCellStyleValue2",
        ]
      ),
    ])

  /// What a table view cell holds.
  static let tableViewCellContentView = ElementSchema(
    .tableViewCellContentView, .view, class: "UITableViewCellContentView", base: .view,
    references: [.tableViewCell])
}
