package import Diagnostics

/// Where a node or constraint comes from: its place in a file and, inside a component, the places of the
/// instances that led there, outermost first.
package struct Origin: Hashable, Sendable {
  package let place: SpanRef
  package let instances: [SpanRef]

  /// Makes an origin; `instances` is empty outside components.
  package init(_ place: SpanRef, instances: [SpanRef] = []) {
    self.place = place
    self.instances = instances
  }
}
