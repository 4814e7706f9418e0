internal import Vocabulary

extension Traits {
  /// Whether what a view holds is read from the right: the view's own `semanticContentAttribute` decides,
  /// where it names a direction (UIView documentation of `effectiveUserInterfaceLayoutDirection`).
  package func isRightToLeft(_ view: PropertyBag) -> Bool {
    switch view.string(.semanticContentAttribute) {
    case "forceLeftToRight", "playback", "spatial": false
    case "forceRightToLeft": true
    default: direction == .rightToLeft
    }
  }
}
