internal import Vocabulary

extension ElementSchema {
  /// A collection view with its controller.
  static let collectionViewController = ElementSchema(
    .collectionViewController, .controller, class: "UICollectionViewController", base: .viewController,
    booleans: [
      .clearsSelectionOnViewWillAppear, .installsStandardGestureForInteractiveMovement,
      .useLayoutToLayoutNavigationTransitions,
    ])
}
