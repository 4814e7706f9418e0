/// Spellings of enumerations that several elements share.
enum Spellings {
  /// UIView.ContentMode; `TopLeft` is an odd spelling that occurs and loads.
  static let contentMode = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight", "TopLeft",
  ]
  /// NSTextAlignment.
  static let textAlignment = ["left", "center", "right", "justified", "natural"]
  /// NSLineBreakMode as views spell it.
  static let lineBreakMode = [
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
  ]
  /// UIControl.ContentHorizontalAlignment.
  static let horizontalAlignment = ["center", "left", "right", "fill", "leading", "trailing"]
  /// UIControl.ContentVerticalAlignment.
  static let verticalAlignment = ["center", "top", "bottom", "fill"]
  /// UITextAutocorrectionType and its like.
  static let yesNoDefault = ["default", "no", "yes"]
  /// UIBarStyle.
  static let barStyle = ["default", "black", "blackOpaque", "blackTranslucent"]
  /// UITableViewCell.AccessoryType.
  static let accessoryType = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]
  /// How a table or collection view gets its cells.
  static let dataMode = ["none", "prototypes", "static"]
  /// NSLayoutConstraint.Axis, UICollectionView.ScrollDirection.
  static let axis = ["horizontal", "vertical"]
  /// UIModalPresentationStyle.
  static let presentation = [
    "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
    "overCurrentContext", "popover", "none", "blurOverFullScreen",
  ]
  /// UIModalTransitionStyle.
  static let transition = ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]
}
