package import Diagnostics
package import SpecDecoding
internal import Vocabulary

/// What one compile of a spec knows, resolved once: documents, scenes, cells, data, states and the pictures
/// to make.
///
/// Input: `SpecSources`. Output: this. Gone afterwards: ids as references, components, shorthands, names of
/// declarations; every expression and every value is typed.
package struct Templates: Sendable {
  /// The name of the outputs.
  package let name: String
  /// The Swift module of custom classes.
  package let module: String?
  package internal(set) var types = SpecTypes()
  /// The bodies of scenes and cells, lowered, and the imported documents.
  package internal(set) var documents: [DocumentTemplate] = []
  package internal(set) var scenes: [SceneTemplate] = []
  package internal(set) var cells: [CellTemplate] = []
  package internal(set) var data: [DataTemplate] = []
  package internal(set) var states: [StateTemplate] = []
  /// The pictures to make, in order.
  package internal(set) var snapshots: [Snapshot] = []

  /// Holds nothing yet.
  init(name: String, module: String?) {
    self.name = name
    self.module = module
  }
}

/// A document as it was imported, or the lowered one of a scene's or cell's body.
package struct DocumentTemplate: Sendable {
  /// The document, decoded; a body as the document to which it was lowered.
  package let spec: Spec
  /// Where a lowered document was written; nil for imported ones.
  package let provenance: Provenance?
  /// The unit of `SpecSources` that it comes from.
  package let unit: Int
  package internal(set) var template: Template
  /// Properties that expressions give.
  package internal(set) var bindings: [NodeBinding] = []
  /// Collection and table views that repeat cells.
  package internal(set) var repetitions: [Repetition] = []
  /// Views that were meant to repeat cells but can't: why was reported.
  var brokenRepetitions: Set<NodeID> = []
  /// Ids of elements that could not be made, which was reported.
  var lostNames: Set<String> = []
  /// Translated texts by language, languages sorted.
  package internal(set) var translations: [(language: String, texts: [NodeText])] = []
  /// The nodes by the names that states, bindings and outlets use.
  package internal(set) var nodeByName: [String: NodeID] = [:]
}

/// A property of a node that an expression gives.
package struct NodeBinding: Sendable {
  package let node: NodeID
  package let property: ViewProperty
  package let expression: Expression
}

/// A text of a node in another language.
package struct NodeText: Sendable {
  package let node: NodeID
  package let property: ViewProperty
  package let text: String
}

/// A scene of the spec or of an imported storyboard.
package struct SceneTemplate: Sendable {
  package let name: String
  /// The document that holds it.
  package let document: Int
  /// The position of its root among the document's.
  package let root: Int
  /// Whether an imported storyboard has it.
  package let isImported: Bool
  /// The title of the navigation bar.
  package let title: String?
  package let place: SpanRef
}

/// Data with its value as given.
package struct DataTemplate: Sendable {
  package let name: String
  /// nil where the type was wrong.
  package let type: SpecType?
  /// nil where the data has an error.
  package let value: DataValue?
  package let place: SpanRef
}
