package import Catalog

/// A text of a view in another language.
package struct TextTranslation: Hashable, Sendable {
  package let node: NodeID
  package let key: PropertyKey
  package let text: String
}
