package import Geometry

/// What Interface Builder stored of a designable view that it had run.
package struct SpecDesignable: Sendable {
  /// The element's number in the tree.
  package let element: Int32
  /// The id of the view.
  package let id: ObjectID
  /// The intrinsic size in points; -1 in a direction that has none.
  ///
  /// nil where it isn't stored.
  package let intrinsicSize: Size?
}
