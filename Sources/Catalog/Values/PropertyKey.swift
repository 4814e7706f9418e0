package import Vocabulary

/// The name of a property of a view, with the part of the view that has it: `title` of the `normal` state,
/// `itemSize` of the `collectionViewLayout`.
package struct PropertyKey: Hashable, Sendable {
  /// The key of the child element that holds the property; `unknown` for the view's own.
  package let scope: Name
  package let name: Name

  /// The property `name` of the view itself, or of its part `scope`.
  package init(_ name: Name, in scope: Name = .unknown) {
    self.name = name
    self.scope = scope
  }

  /// The key as text: `text`, `normal.title`.
  package var text: String {
    scope == .unknown ? name.rawValue : scope.rawValue + "." + name.rawValue
  }
}
