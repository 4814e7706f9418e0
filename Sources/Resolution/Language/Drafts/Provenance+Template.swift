internal import Diagnostics
internal import SpecDecoding

extension Provenance {
  /// Brings the places of a template that was made of a lowered document to the spec.
  func restore(_ template: inout Template, invented: Set<String>) {
    for index in template.nodes.indices {
      if template.nodes[index].origin.place.file == file { template.nodes[index].saved = .none }
      template.nodes[index].origin = restored(template.nodes[index].origin)
      if invented.contains(template.nodes[index].id) { template.nodes[index].isIDInvented = true }
    }
    for index in template.constraints.indices {
      template.constraints[index].origin = restored(template.constraints[index].origin)
    }
    for index in template.connections.indices {
      template.connections[index].origin = restored(template.connections[index].origin)
    }
  }

  private func restored(_ origin: Origin) -> Origin {
    origin.place.file == file ? self.origin(of: Int(origin.place.element)) ?? origin : origin
  }
}
