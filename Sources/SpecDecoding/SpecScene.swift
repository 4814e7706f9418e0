/// A scene of a storyboard or of a spec.
package struct SpecScene: Sendable {
  /// The element's number in the tree.
  package let element: Int32
  /// The numbers of its objects.
  package let objects: Range<Int>
}
