extension Catalog {
  /// Every element that viewc knows for iOS, as the files of `Classes` declare them.
  package static let all: [ElementSchema] = [
    // AVPlayerViewController
    .avPlayerViewController,
    // Accessibility
    .accessibility, .accessibilityTraits, .accessibilityOverrides, .customActions,
    // ActivityIndicatorView
    .activityIndicatorView,
    // AdBannerView
    .adBannerView,
    // Appearances
    .navigationBarAppearance, .tabBarAppearance, .toolbarAppearance,
    // ArkitViews
    .arscnView, .arskView, .realityView,
    // AttributedStrings
    .attributedString, .fragment, .attributes, .textAttributes, .paragraphStyle, .tabStops, .textTab,
    .shadow,
    // BarButtonItem
    .barButtonItem,
    // Button
    .button,
    // ButtonConfiguration
    .buttonConfiguration, .backgroundConfiguration, .listContentConfiguration, .state,
    // CalendarView
    .calendarView,
    // Classes
    .classes, .class, .source, .relationships, .relationship,
    // CollectionReusableView
    .collectionReusableView,
    // CollectionView
    .collectionView,
    // CollectionViewCell
    .collectionViewCell, .collectionViewCellContentView,
    // CollectionViewController
    .collectionViewController,
    // CollectionViewLayout
    .collectionViewLayout, .collectionViewFlowLayout,
    // ColorWell
    .colorWell,
    // Colors
    .color, .namedColor, .systemColor,
    // Connections
    .connections, .outlet, .outletCollection, .action, .accessibilityConnection,
    // Constraint
    .constraint, .constraints,
    // ContainerView
    .containerView,
    // ContentUnavailableView
    .contentUnavailableView,
    // Control
    .control,
    // CustomObject
    .customObject, .containerObject,
    // DataDetectors
    .dataDetectorType, .dataDetectorTypes,
    // DatePicker
    .datePicker,
    // Document
    .document, .device, .adaptation, .dependencies, .deployment, .development, .plugIn, .capability,
    .objects, .scenes, .scene, .resources, .inferredMetricsTieBreakers, .designables, .designable,
    // Fonts
    .fontDescription, .font, .customFonts,
    // GLKView
    .glkView,
    // GLKViewController
    .glkViewController,
    // Geometry
    .rect, .frame, .size, .point, .inset, .edgeInsets, .directionalEdgeInsets, .extendedEdge,
    .offsetWrapper, .autoresizingMask, .value,
    // GestureRecognizer
    .gestureRecognizer, .hoverGestureRecognizer, .panGestureRecognizer, .pinchGestureRecognizer,
    .pongPressGestureRecognizer, .longPressGestureRecognizer, .rotationGestureRecognizer,
    .screenEdgePanGestureRecognizer, .swipeGestureRecognizer, .tapGestureRecognizer,
    .customGestureRecognizer,
    // Groups
    .subviews, .items, .toolbarItems, .leftBarButtonItems, .rightBarButtonItems, .viewControllers,
    .gestureRecognizers, .scopeButtonTitles, .animations, .keyCommands, .children,
    // Guides
    .viewLayoutGuide, .viewControllerLayoutGuide, .userLayoutGuide, .keyboardLayoutGuide, .layoutGuides,
    .userGuides,
    // HostingController
    .hostingController,
    // ImageView
    .imageView,
    // Images
    .imageReference, .image, .preferredSymbolConfiguration,
    // Label
    .label,
    // Literals
    .string, .mutableString, .nil, .integer, .real, .bool, .boolean, .date, .data, .mutableData, .range,
    .array, .mutableArray, .dictionary, .locale, .timeZone, .calendar, .url,
    // LivePhotoView
    .livePhotoView,
    // LottieView
    .lottieView,
    // MapView
    .mapView,
    // Menu
    .menu, .command, .keyCommand,
    // MetalView
    .mtkView,
    // NavigationBar
    .navigationBar,
    // NavigationController
    .navigationController,
    // NavigationItem
    .navigationItem,
    // OtherControllers
    .imagePickerController, .searchDisplayController,
    // PageControl
    .pageControl,
    // PageViewController
    .pageViewController,
    // PdfView
    .pdfView,
    // PickerView
    .pickerView,
    // Placeholders
    .viewControllerPlaceholder, .placeholder, .exit,
    // PlayerView
    .playerView,
    // ProgressView
    .progressView,
    // RefreshControl
    .refreshControl,
    // RuntimeAttributes
    .userDefinedRuntimeAttributes, .userDefinedRuntimeAttribute,
    // SceneKitView
    .sceneKitView,
    // ScrollView
    .scrollView,
    // SearchBar
    .searchBar,
    // SegmentedControl
    .segmentedControl, .segment, .segments,
    // Segue
    .segue, .popoverArrowDirection, .popoverPassthroughViews,
    // SimulatedMetrics
    .simulatedMetricsContainer, .simulatedStatusBarMetrics, .simulatedNavigationBarMetrics,
    .simulatedToolbarMetrics, .simulatedTabBarMetrics, .simulatedOrientationMetrics,
    .simulatedScreenMetrics, .freeformSimulatedSizeMetrics, .fixedSimulatedSizeMetrics,
    .modalPageSheetSimulatedSizeMetrics, .modalFormSheetSimulatedSizeMetrics,
    .simulatedSplitDetailMetrics, .simulatedSplitMasterMetrics,
    // Slider
    .slider,
    // SplitViewController
    .splitViewController,
    // SpriteKitView
    .skView,
    // StackView
    .stackView,
    // Stepper
    .stepper,
    // Switch
    .switch,
    // SystemButtons
    .locationButton, .pasteControl,
    // TabBar
    .tabBar,
    // TabBarController
    .tabBarController,
    // TabBarItem
    .tabBarItem,
    // TableView
    .tableView, .tableViewSection, .prototypes, .sections, .cells,
    // TableViewCell
    .tableViewCell, .tableViewCellContentView,
    // TableViewController
    .tableViewController,
    // TableViewHeaderFooterView
    .tableViewHeaderFooterView,
    // TextField
    .textField,
    // TextInputTraits
    .textInputTraits,
    // TextView
    .textView,
    // Toolbar
    .toolbar,
    // Variations
    .variation, .mask, .exclude, .include,
    // View
    .view,
    // ViewController
    .viewController,
    // VisualEffectView
    .visualEffectView, .blurEffect, .vibrancyEffect,
    // WebView
    .webView, .wkWebView, .wkWebViewConfiguration, .wkPreferences, .audiovisualMediaTypes,
    // Window
    .window,
  ]
}
