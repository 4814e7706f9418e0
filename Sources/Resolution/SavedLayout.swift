/// Where a document keeps what Interface Builder saved of its own layout of a view.
///
/// Rules compare it with what is solved, and rewrite it. Nothing else reads it.
package struct SavedLayout: Sendable {
  /// The number of the `rect` of the view's frame; -1 where the document has none.
  package var frameElement: Int32 = -1
  /// The position of `misplaced="YES"` among the view's attributes; -1 where it isn't marked.
  package var misplacedMark: Int16 = -1
  /// The position of `ambiguous="YES"` among the view's attributes; -1 where it isn't marked.
  package var ambiguousMark: Int16 = -1

  /// Nothing saved, as in specs.
  package static let none = SavedLayout()
}
