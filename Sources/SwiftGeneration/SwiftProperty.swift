/// Where Interface Builder's name of a property differs from UIKit's in Swift.
enum SwiftProperty {
  /// The assignment of `value` to a property of `target`.
  static func assignment(_ property: String, of target: String, value: String) -> String {
    switch property {
    case "title": "\(target).setTitle(\(value), for: .normal)"
    case "titleColor": "\(target).setTitleColor(\(value), for: .normal)"
    case "layer.borderColor": "\(target).layer.borderColor = \(value).cgColor"
    default: "\(target).\(names[property] ?? property) = \(value)"
    }
  }

  /// The type of a property's value, where it isn't text.
  static func type(of property: String) -> String {
    if booleans.contains(property) { return "Bool" }
    if property.hasSuffix("Color") { return "UIColor" }
    if property == "image" || property.hasSuffix("Image") { return "UIImage" }
    if numbers.contains(property) { return "Double" }
    return "String"
  }

  private static let names = [
    "hidden": "isHidden", "enabled": "isEnabled", "selected": "isSelected", "highlighted": "isHighlighted",
    "on": "isOn", "opaque": "isOpaque", "clipsSubviews": "clipsToBounds",
    "userInteractionEnabled": "isUserInteractionEnabled", "scrollEnabled": "isScrollEnabled",
    "pagingEnabled": "isPagingEnabled",
  ]
  private static let booleans: Set<String> = [
    "hidden", "enabled", "selected", "highlighted", "on", "opaque", "clipsSubviews", "userInteractionEnabled",
    "scrollEnabled", "pagingEnabled", "bounces", "layer.masksToBounds",
  ]
  private static let numbers: Set<String> = [
    "alpha", "value", "progress", "layer.cornerRadius", "layer.borderWidth", "numberOfPages", "currentPage",
    "numberOfLines", "spacing",
  ]
}
