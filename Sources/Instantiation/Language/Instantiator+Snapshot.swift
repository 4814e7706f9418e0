package import Catalog
package import Diagnostics
internal import Geometry
package import Resolution

extension Instantiator {
  /// The views of a snapshot; nil where the state or data that it depends on has an error, which was reported
  /// where it is written.
  ///
  /// Only what a picture's own size brings is reported here: more views than can be drawn.
  package static func instantiate(
    _ templates: Templates, _ snapshot: Snapshot, into bag: inout DiagnosticBag
  ) -> ViewTree? {
    instantiate(templates, snapshot, traits: snapshot.traits, into: &bag)
  }

  /// The views of a snapshot for other traits than its own.
  package static func instantiate(
    _ templates: Templates, _ snapshot: Snapshot, traits: Traits, into bag: inout DiagnosticBag
  ) -> ViewTree? {
    guard !templates.isBroken(snapshot.state),
      case .success(let state) = templates.dataState(snapshot.state, in: snapshot.subject)
    else { return nil }
    var builder = SnapshotBuilder(templates, snapshot, traits: traits, state: state)
    let tree = builder.build()
    bag.merge(builder.bag)
    return tree
  }
}

extension Templates {
  /// Whether a state, or one that it starts from, has an error.
  fileprivate func isBroken(_ state: Int?) -> Bool {
    var next = state
    var steps = 0
    while let number = next, steps <= states.count {
      if states[number].isBroken { return true }
      next = states[number].from
      steps += 1
    }
    return false
  }
}
