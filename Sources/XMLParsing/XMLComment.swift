/// A comment and where it stands.
package struct XMLComment: Sendable {
  /// The byte offset of `<!--`.
  package let offset: Int
  /// The number of the last element that began before the comment; -1 before the root.
  package let previousElement: Int
  /// The text between the marks.
  package let text: String
}
