internal import Vocabulary

extension ElementSchema {
  /// A header or footer of a section of a table.
  static let tableViewHeaderFooterView = ElementSchema(
    .tableViewHeaderFooterView, .view, class: "UITableViewHeaderFooterView", base: .view,
    strings: [.reuseIdentifier])
}
