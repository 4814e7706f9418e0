internal import Vocabulary

extension ElementSchema {
  /// What the canvas simulates by default.
  static let simulatedMetricsContainer = ElementSchema(.simulatedMetricsContainer, .group)

  /// A simulated status bar.
  static let simulatedStatusBarMetrics = ElementSchema(
    .simulatedStatusBarMetrics, .value,
    strings: [.statusBarStyle])

  /// A simulated navigation bar.
  static let simulatedNavigationBarMetrics = ElementSchema(
    .simulatedNavigationBarMetrics, .value,
    booleans: [.largeTitles, .prompted, .translucent],
    enumerations: [(.barStyle, Spellings.barStyle)])

  /// A simulated toolbar.
  static let simulatedToolbarMetrics = ElementSchema(
    .simulatedToolbarMetrics, .value,
    booleans: [.translucent],
    enumerations: [(.barStyle, Spellings.barStyle)])

  /// A simulated tab bar.
  static let simulatedTabBarMetrics = ElementSchema(
    .simulatedTabBarMetrics, .value,
    booleans: [.translucent],
    enumerations: [(.barStyle, Spellings.barStyle)])

  /// A simulated orientation.
  static let simulatedOrientationMetrics = ElementSchema(
    .simulatedOrientationMetrics, .value,
    strings: [.orientation])

  /// A simulated screen.
  static let simulatedScreenMetrics = ElementSchema(
    .simulatedScreenMetrics, .value,
    strings: [.type])

  /// A size of any kind.
  static let freeformSimulatedSizeMetrics = ElementSchema(
    .freeformSimulatedSizeMetrics, .value,
    strings: [.type])

  /// A fixed size.
  static let fixedSimulatedSizeMetrics = ElementSchema(
    .fixedSimulatedSizeMetrics, .value,
    strings: [.type])

  /// The size of a page sheet.
  static let modalPageSheetSimulatedSizeMetrics = ElementSchema(
    .modalPageSheetSimulatedSizeMetrics, .value,
    strings: [.type])

  /// The size of a form sheet.
  static let modalFormSheetSimulatedSizeMetrics = ElementSchema(
    .modalFormSheetSimulatedSizeMetrics, .value,
    strings: [.type])

  /// The size of a split view's detail.
  static let simulatedSplitDetailMetrics = ElementSchema(
    .simulatedSplitDetailMetrics, .value,
    strings: [.type])

  /// The size of a split view's list.
  static let simulatedSplitMasterMetrics = ElementSchema(
    .simulatedSplitMasterMetrics, .value,
    strings: [.type])
}
