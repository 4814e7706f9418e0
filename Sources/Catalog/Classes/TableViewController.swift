internal import Vocabulary

extension ElementSchema {
  /// A table view with its controller.
  static let tableViewController = ElementSchema(
    .tableViewController, .controller, class: "UITableViewController", base: .viewController,
    booleans: [.clearsSelectionOnViewWillAppear])
}
