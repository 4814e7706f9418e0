internal import AutoLayout
internal import Catalog
internal import Geometry
internal import Resolution
internal import Vocabulary

/// Where the content of a scroll view begins under a bar.
///
/// UIKit adds the bar to the inset when a scene is shown, which layouts don't hold; the bar would hide
/// the first rows. Documents of Xcode 8 and before hold frames that begin below the bar already.
enum ContentInset {
  /// How far the subviews of a view are moved down, in points.
  static func top(of view: DrawnView) -> Double {
    let covered = view.stage.coveredTop
    guard covered > 0, isAdjusted(view.node), view.frame.y < covered - 1, view.frame.height > covered else {
      return 0
    }
    let tops = view.stage.subviews(of: view.node).compactMap(view.stage.entry).map {
      view.frame.y + $0.frame.y
    }
    guard let first = tops.min(), first < covered - 1 else { return 0 }
    return covered - view.frame.y
  }

  /// Whether a view is a scroll view that makes room for bars.
  static func isAdjusted(_ node: Node) -> Bool {
    switch node.element {
    case .tableView, .collectionView, .scrollView:
      node.properties.string(.contentInsetAdjustmentBehavior) != "never"
    default: false
    }
  }
}
