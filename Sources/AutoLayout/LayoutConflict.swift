package import Resolution

/// Required constraints that cannot hold together.
package struct LayoutConflict: Sendable {
  /// A member of the set.
  package enum Member: Hashable, Sendable {
    /// A constraint of the document, by its position in the tree.
    case constraint(Int)
    /// A rule that UIKit adds: what it says, and of which node.
    case implicit(String, NodeID)
  }

  /// All members; taking any one away resolves the conflict.
  package let members: [Member]

  /// Whether all members are the document's own constraints: nothing that UIKit adds takes part.
  package var isWritten: Bool {
    members.allSatisfy { if case .constraint = $0 { true } else { false } }
  }
}
