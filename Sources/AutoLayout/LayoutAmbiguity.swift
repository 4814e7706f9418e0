package import Resolution

/// What the constraints leave open for a view.
package struct LayoutAmbiguity: Sendable {
  /// The sort of value that is open.
  package enum Value: String, Sendable {
    case horizontalPosition, verticalPosition, width, height
  }

  package let node: NodeID
  /// In the order x, y, width, height.
  package let values: [Value]
}
