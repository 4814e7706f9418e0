package import Diagnostics

/// A screen: a root view, its owner, its outlets and actions.
package struct SceneDeclaration: Sendable {
  package let name: Located<String>
  /// The class of the view controller.
  package let owner: Located<String>?
  package let title: Located<String>?
  package let hasNavigationBar: Bool
  package let hasTabBar: Bool
  package let hasToolbar: Bool
  package let hidesStatusBar: Bool
  package let outlets: [OutletDeclaration]
  package let actions: [ActionDeclaration]
  /// The element of the root view; nil where that was reported as missing.
  package let root: Int?
}

/// A property of an owner or cell that leads to a view.
package struct OutletDeclaration: Sendable {
  package let property: Located<String>
  package let destination: Located<String>
  /// Whether it is one of an outlet collection.
  package let isCollection: Bool
  /// The place of the element.
  package let place: SpanRef
}

/// A message that a view sends to the owner or cell.
package struct ActionDeclaration: Sendable {
  package let selector: Located<String>
  package let source: Located<String>
  /// The control event, as `touchUpInside`; nil for the control's own.
  package let event: Located<String>?
  /// The place of the element.
  package let place: SpanRef
}
