package import Vocabulary

/// What view classes, attributes, values and events exist.
///
/// Data; knows nothing of documents.
package struct Catalog: Sendable {
  /// Every element that viewc knows for iOS, one line a file of `Classes`.
  package static let all: [ElementSchema] = []

  /// The catalogue of iOS.
  package static let standard = Catalog(all)

  private let schemas: [ElementSchema?]

  /// Makes a catalogue of the given elements.
  package init(_ all: [ElementSchema]) {
    var schemas = [ElementSchema?](repeating: nil, count: Name.total)
    for schema in all { schemas[schema.element.code] = schema }
    self.schemas = schemas
  }

  /// What is known of an element; nil for unknown ones.
  package func schema(of element: Name) -> ElementSchema? { schemas[element.code] }
}
