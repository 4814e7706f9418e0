package import Diagnostics

/// A file or folder that takes part in a spec.
package struct ImportDeclaration: Sendable {
  /// What is imported.
  package enum Kind: String, Sendable {
    case document, strings, assets, sources
  }

  package let kind: Kind
  /// As written, relative to the spec.
  package let path: Located<String>
  /// The language of translations.
  package let language: Located<String>?
  /// The place of the element.
  package let place: SpanRef
}
