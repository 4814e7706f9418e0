package import Diagnostics

/// Sample data with its type: from a JSON file, or written as items.
package struct DataDeclaration: Sendable {
  package let name: Located<String>
  package let type: Located<TypeSpelling>
  /// The JSON file, relative to the spec.
  package let source: Located<String>?
  /// The dotted path to the value in the file.
  package let path: Located<String>?
  package let items: [ItemDeclaration]
}

/// A value written in XML: attributes are fields, nested items are the elements of lists.
package struct ItemDeclaration: Sendable {
  /// The place of the element.
  package let place: SpanRef
  /// The fields, in the order of the attributes.
  package let fields: [(name: Located<String>, value: Located<String>)]
  /// Which field of the item around it this one belongs to.
  package let field: Located<String>?
  package let items: [ItemDeclaration]
}
