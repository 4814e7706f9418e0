package import Vocabulary

/// An element of a tree, as a row of a flat table.
package struct XMLElement: Sendable {
  /// The name; `unknown` where it isn't in the vocabulary (its text stays in the source).
  package let name: Name
  /// The value of the attribute `key`, interned; `unknown` where there is none or it isn't in the vocabulary.
  package let key: Name
  /// The parent's number; -1 for the root.
  package let parent: Int32
  /// The byte offset of the start tag's `<`.
  package let offset: UInt32
  /// The row of the first attribute in the tree's table.
  package let firstAttribute: UInt32
  /// The number of attributes.
  package let attributeCount: UInt16
  /// The number of the first element after this one's subtree.
  package internal(set) var subtreeEnd: Int32
  /// The byte offset just behind the end tag.
  package internal(set) var endOffset: UInt32
}
