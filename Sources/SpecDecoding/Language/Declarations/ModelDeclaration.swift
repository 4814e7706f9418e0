/// A type of data with named fields.
package struct ModelDeclaration: Sendable {
  package let name: Located<String>
  package let fields: [FieldDeclaration]
  /// Whether the generated type is `Codable`.
  package let isCodable: Bool
  /// Whether the generated type is `Decodable`.
  package let isDecodable: Bool
}

/// A field of a model or of an enumeration's cases.
package struct FieldDeclaration: Sendable {
  package let name: Located<String>
  package let type: Located<TypeSpelling>
  /// The key in JSON; nil for the name.
  package let key: Located<String>?
  /// The value where data leaves the field out.
  package let fallback: Located<String>?
}
