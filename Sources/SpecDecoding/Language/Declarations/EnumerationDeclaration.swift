package import Diagnostics

/// A closed list of values, each with fields of its own.
package struct EnumerationDeclaration: Sendable {
  /// One value of the list.
  package struct Case: Sendable {
    package let name: Located<String>
    /// The raw value in data; nil for the name.
    package let rawValue: Located<String>?
    /// The fields' values by name, in the order of the attributes.
    package let values: [(name: Located<String>, value: Located<String>)]
    /// The place of the element.
    package let place: SpanRef
  }

  package let name: Located<String>
  package let fields: [FieldDeclaration]
  package let cases: [Case]
  /// The case that stands for values which are none.
  package let fallback: Located<String>?
}
