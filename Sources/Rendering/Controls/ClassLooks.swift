internal import Resolution
internal import Vocabulary

/// Which look each class of view has; the elements of base classes stand for custom ones.
enum ClassLooks {
  /// Draws what is particular to a view's class.
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    switch view.node.element {
    case .label: LabelLook.draw(view, on: &canvas)
    case .button: ButtonLook.draw(view, on: &canvas)
    case .imageView: ImageViewLook.draw(view, on: &canvas)
    case .textField: TextFieldLook.draw(view, on: &canvas)
    case .textView: TextViewLook.draw(view, on: &canvas)
    case .switch: SwitchLook.draw(view, on: &canvas)
    case .slider: SliderLook.draw(view, on: &canvas)
    case .stepper: StepperLook.draw(view, on: &canvas)
    case .segmentedControl: SegmentedControlLook.draw(view, on: &canvas)
    case .pageControl: PageControlLook.draw(view, on: &canvas)
    case .progressView: ProgressLook.draw(view, on: &canvas)
    case .activityIndicatorView: ActivityIndicatorLook.draw(view, on: &canvas)
    case .searchBar: SearchBarLook.draw(view, on: &canvas)
    case .datePicker: DatePickerLook.draw(view, on: &canvas)
    case .pickerView: PickerLook.draw(view, on: &canvas)
    default: drawContainer(view, on: &canvas)
    }
  }

  /// Whether a class draws its background itself.
  static func drawsOwnBackground(_ element: Name) -> Bool {
    switch element {
    case .textField, .segmentedControl, .searchBar, .navigationBar, .tabBar, .toolbar, .tableViewCell,
      .tableView,
      .visualEffectView:
      true
    default: false
    }
  }

  private static func drawContainer(_ view: DrawnView, on canvas: inout Canvas) {
    switch view.node.element {
    case .tableView: TableLook.draw(view, on: &canvas)
    case .tableViewCell: TableCellLook.draw(view, on: &canvas)
    case .navigationBar: NavigationBarLook.draw(view, on: &canvas)
    case .tabBar: TabBarLook.draw(view, on: &canvas)
    case .toolbar: ToolbarLook.draw(view, on: &canvas)
    case .visualEffectView: EffectLook.draw(view, on: &canvas)
    case .mapView: MapLook.draw(view, on: &canvas)
    case .webView, .wkWebView: WebLook.draw(view, on: &canvas)
    case .colorWell: ColorWellLook.draw(view, on: &canvas)
    case .sceneKitView, .skView, .arscnView, .arskView, .glkView, .mtkView, .pdfView, .playerView,
      .livePhotoView, .lottieView, .realityView, .calendarView:
      MediaLook.draw(view, on: &canvas)
    case .stackView, .tableViewCellContentView, .collectionViewCellContentView: break
    default: canvas.sketch = .box(caption: view.node.customClass)
    }
  }
}
