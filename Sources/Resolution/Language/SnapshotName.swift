package import Catalog
internal import Geometry

/// The stable name of a picture: what differs from the default, in a fixed order.
package struct SnapshotName {
  /// `Name[.state][.device][.orientation][.appearance][.contentSize][.language][.direction][.size]`.
  package let text: String

  /// Names a picture of `stem`.
  package init(stem: String, state: String?, traits: Traits, defaults: Traits) {
    var parts = [stem]
    if let state { parts.append(state) }
    if traits.device != defaults.device, let device = traits.device { parts.append(device.id) }
    if traits.orientation != defaults.orientation { parts.append(traits.orientation.rawValue) }
    if traits.appearance != defaults.appearance { parts.append(traits.appearance.rawValue) }
    if traits.contentSize != defaults.contentSize { parts.append(traits.contentSize.rawValue) }
    if let language = traits.language { parts.append(language) }
    if traits.direction != defaults.direction { parts.append(traits.direction.rawValue) }
    if let size = traits.size {
      parts.append("\(NumberFormat.string(size.width))x\(NumberFormat.string(size.height))")
    }
    text = parts.joined(separator: ".")
  }
}
