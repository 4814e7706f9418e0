internal import Catalog
internal import Diagnostics
internal import Geometry
internal import Instantiation
internal import Resolution

/// A tree of views to make, and what its outputs are called.
struct SnapshotPlan {
  /// What is shown: a scene or a document.
  let stem: String
  /// The state; nil for the data as given.
  let state: String?
  let traits: Traits
  /// The canvas from which names tell the difference.
  let own: Traits
  /// Makes the tree; nil where what it depends on has an error.
  let instantiate: (inout DiagnosticBag) -> ViewTree?

  /// The name of the whole.
  var name: String { name(stem) }

  /// The name of outputs of `stem`.
  func name(_ stem: String) -> String {
    SnapshotName(stem: stem, state: state, traits: traits, defaults: own).text
  }

  /// The state and the traits for people.
  var caption: String {
    var parts = [state, traits.device?.id, traits.orientation.rawValue].compactMap { $0 }
    if traits.appearance != .light { parts.append(traits.appearance.rawValue) }
    if traits.contentSize != .large { parts.append(traits.contentSize.rawValue) }
    if let language = traits.language { parts.append(language) }
    if traits.direction != .leftToRight { parts.append(traits.direction.rawValue) }
    if let size = traits.size {
      parts.append("\(NumberFormat.string(size.width))×\(NumberFormat.string(size.height))")
    }
    return parts.joined(separator: " · ")
  }
}
