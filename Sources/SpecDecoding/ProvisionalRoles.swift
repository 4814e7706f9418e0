internal import Catalog
internal import Vocabulary

/// Roles of elements for as long as the catalogue lacks them.
enum ProvisionalRoles {
  /// Schemas without attributes, which therefore are not checked, for what `known` lacks.
  static func schemas(besides known: [ElementSchema]) -> [ElementSchema] {
    let names = Set(known.map(\.element))
    return roles.flatMap { role, elements in
      elements.filter { !names.contains($0) }.map { ElementSchema($0, role) }
    }
  }

  private static let roles: [(ElementSchema.Role, [Name])] = [
    (
      .view,
      [
        .view, .label, .button, .imageView, .textField, .textView, .stackView, .scrollView, .tableView,
        .tableViewCell, .tableViewCellContentView, .collectionView, .collectionViewCell,
        .collectionViewCellContentView, .collectionReusableView, .switch, .slider, .segmentedControl,
        .stepper, .progressView, .pageControl, .activityIndicatorView, .datePicker, .pickerView, .searchBar,
        .toolbar, .tabBar, .navigationBar, .containerView, .visualEffectView, .webView, .wkWebView, .mapView,
        .sceneKitView, .skView, .glkView, .mtkView, .arscnView, .arskView, .window, .colorWell,
        .calendarView, .pdfView, .livePhotoView, .lottieView, .realityView, .refreshControl,
      ]
    ),
    (
      .controller,
      [
        .viewController, .tableViewController, .collectionViewController, .navigationController,
        .tabBarController, .splitViewController, .pageViewController, .avPlayerViewController,
        .glkViewController, .hostingController,
      ]
    ),
    (.guide, [.viewLayoutGuide, .viewControllerLayoutGuide, .userLayoutGuide, .keyboardLayoutGuide]),
    (.item, [.barButtonItem, .navigationItem, .tabBarItem, .tableViewSection, .segment]),
    (
      .gesture,
      [
        .tapGestureRecognizer, .panGestureRecognizer, .pinchGestureRecognizer, .swipeGestureRecognizer,
        .rotationGestureRecognizer, .pongPressGestureRecognizer, .screenEdgePanGestureRecognizer,
        .hoverGestureRecognizer,
      ]
    ),
    (
      .object,
      [.customObject, .collectionViewFlowLayout, .collectionViewLayout, .searchDisplayController, .menu]
    ),
    (.placeholder, [.placeholder, .exit, .viewControllerPlaceholder]),
    (.value, [.constraint, .outlet, .outletCollection, .action, .segue]),
  ]
}
