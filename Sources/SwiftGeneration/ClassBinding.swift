package import Diagnostics

/// A class that a document names, with what the document connects to it.
package struct ClassBinding: Sendable {
  /// An outlet, or an outlet collection.
  package struct Outlet: Hashable, Sendable {
    package let name: String
    package let type: String
    package let isCollection: Bool
    /// Whether the view hierarchy keeps the object, so that the outlet need not.
    package let isWeak: Bool
    /// The id of the destination.
    package let destination: String?
  }

  /// An action: its selector and the class of the control that sends it.
  package struct Action: Hashable, Sendable {
    package let selector: String
    package let sender: String
  }

  package let name: String
  package let module: String?
  package let superclass: String
  package var outlets: [Outlet] = []
  package var actions: [Action] = []
  package var reuseIdentifier: String?
  /// The place of the first object of the class.
  package let place: SpanRef
}
