internal import Geometry
internal import Vocabulary

/// What a document's resources say of the colours and images that it names.
struct ResourceColors: Sendable {
  /// Fallbacks of colours of the asset catalogue by name.
  private(set) var named: [String: Color] = [:]
  /// Fallbacks of colours of the system by name, with the suffix `Color`.
  private(set) var system: [String: Color] = [:]
  /// The names of images that are symbols of the system.
  private(set) var symbols: Set<String> = []

  init(_ resources: [SpecResource]) {
    for resource in resources {
      switch resource.name {
      case .namedColor: named[resource.resource] = resource.color
      case .systemColor: system[resource.resource] = resource.color
      case .image where resource.isSymbol: symbols.insert(resource.resource)
      default: continue
      }
    }
  }
}
