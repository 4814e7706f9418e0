internal import Catalog
internal import Resolution
internal import Vocabulary

/// The outlets that UIKit's own classes declare (their documentation), which a custom class has without
/// saying so.
enum UIKitOutlets {
  /// Whether the UIKit class behind `node` declares an outlet named `member`.
  static func declares(_ member: String, elementOf node: Node) -> Bool {
    if own[node.element]?.contains(member) == true { return true }
    switch node.role {
    case .view: return view.contains(member)
    case .controller: return controller.contains(member)
    case .placeholder: return member == "view"
    case .gesture: return member == "delegate"
    default: return false
    }
  }

  private static let view: Set<String> = ["gestureRecognizers"]
  private static let controller: Set<String> = ["view", "searchDisplayController"]
  private static let scroll: Set<String> = ["delegate"]
  private static let own: [Name: Set<String>] = [
    .tableView: ["delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate"],
    .collectionView: ["delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate"],
    .scrollView: scroll, .textView: ["delegate", "inputView", "inputAccessoryView"],
    .textField: ["delegate", "inputView", "inputAccessoryView"], .searchBar: scroll, .tabBar: scroll,
    .toolbar: scroll, .navigationBar: scroll, .mapView: scroll, .pickerView: ["delegate", "dataSource"],
    .webView: scroll, .wkWebView: ["navigationDelegate", "uiDelegate"], .navigationController: scroll,
    .tabBarController: scroll, .splitViewController: scroll, .pageViewController: ["delegate", "dataSource"],
    .tableViewCell: ["accessoryView", "backgroundView", "selectedBackgroundView", "editingAccessoryView"],
    .collectionViewCell: ["backgroundView", "selectedBackgroundView"],
  ]
}
