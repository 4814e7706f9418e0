package import Vocabulary

/// The colours that classes have where a document sets none (UIKit documentation since iOS 13).
package enum DefaultColors {
  /// The default of a colour property; nil where the class has none, that is, where nothing is drawn.
  ///
  /// `tintColor` stands for the tint that a view inherits.
  package static func color(_ property: Name, of element: Name) -> ColorValue? {
    switch (element, property) {
    case (.label, .textColor), (.textField, .textColor), (.textView, .textColor): system("label")
    case (.textField, .placeholder), (.searchBar, .placeholder): system("placeholderText")
    case (.button, .titleColor), (_, .tintColor): system("tint")
    case (.tableView, .backgroundColor), (.collectionView, .backgroundColor): system("systemBackground")
    case (.textView, .backgroundColor), (.window, .backgroundColor): system("systemBackground")
    case (.tableView, .separatorColor): system("separator")
    case (.switch, .onTintColor): system("systemGreen")
    case (.progressView, .progressTintColor), (.slider, .minimumTrackTintColor): system("tint")
    case (.progressView, .trackTintColor), (.slider, .maximumTrackTintColor): system("systemFill")
    case (.slider, .thumbTintColor), (.switch, .thumbTintColor): system("white")
    case (.segmentedControl, .backgroundColor): system("tertiarySystemFill")
    case (.segmentedControl, .selectedSegmentTintColor): system("systemBackground")
    case (.activityIndicatorView, .color): system("systemGray")
    default: nil
    }
  }

  private static func system(_ name: String) -> ColorValue {
    .system(name, fallback: SystemColors.color(named: name))
  }
}
