package import Resolution

/// What the constraints leave open for a view.
package struct LayoutAmbiguity: Sendable {
  /// The sort of value that is open.
  package enum Value: String, Sendable {
    case horizontalPosition, verticalPosition, width, height
  }

  /// The least that makes the layout certain, by the view whose values it states.
  package struct Remedy: Sendable {
    /// The values of the view that have to be stated, in the order x, y, width, height.
    package var values: [Value] = []
    /// Other views of which something is settled with them, in document order.
    package var others: [NodeID] = []
    /// Another view that competes for the space.
    package var rival: Rival?
  }

  /// A view whose content wants its size with the same priority.
  package struct Rival: Sendable {
    package let node: NodeID
    /// Whether it is about the width.
    package let isWidth: Bool
    /// Whether there is more space than both want (hugging), or less (compression resistance).
    package let isStretched: Bool
    package let priority: Double
  }

  package let node: NodeID
  /// In the order x, y, width, height.
  package var values: [Value]
  /// What would settle it; nil where what settles another view does.
  package var remedy: Remedy?
}
