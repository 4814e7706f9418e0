internal import Catalog
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// The controllers of a storyboard's scenes, and which of them something in the document leads to.
struct SceneEntries {
  /// The first controller of each scene, by number; controllers of other storyboards are none.
  let controllers: [Int]
  /// Those that are not initial, have no storyboard identifier and are the destination of no segue.
  let unreached: [Int]
  /// Whether there is an initial controller or a storyboard identifier.
  let hasEntry: Bool

  /// Finds the ways into the scenes of a document.
  init(_ spec: Spec) {
    var reached = [Bool](repeating: false, count: spec.objects.count)
    for connection in spec.connections where connection.name == .segue {
      if let destination = connection.destination.flatMap({ spec.object($0) }) { reached[destination] = true }
    }
    let initial = spec.header.initialController.flatMap { spec.object($0) }
    var hasEntry = initial != nil
    if let initial { reached[initial] = true }
    controllers = spec.scenes.compactMap { scene in
      scene.objects.first { spec.objects[$0].role == .controller && spec.objects[$0].parent < 0 }
    }
    for controller in controllers {
      let element = Int(spec.objects[controller].element)
      guard let row = spec.tree.row(of: .storyboardIdentifier, in: element),
        !spec.tree.bytes(row: row).isEmpty
      else { continue }
      hasEntry = true
      reached[controller] = true
    }
    self.hasEntry = hasEntry
    unreached = controllers.filter { !reached[$0] }
  }
}
