package import Diagnostics
package import SpecDecoding

/// A cell that shows an item: where its views are, and what of the item goes where.
package struct CellTemplate: Sendable {
  /// A property that shows a field.
  package struct Binding: Sendable {
    package let node: NodeID
    package let property: ViewProperty
    package let expression: Expression
    /// As it was written, for generated code.
    package let declaration: BindDeclaration
  }

  /// A property with its value.
  package struct Change: Sendable {
    package let node: NodeID
    package let property: ViewProperty
    package let value: PropertyChangeValue
    /// A Bool of the item that must be true.
    package let when: Expression?
    /// A Bool of the item that must be false.
    package let unless: Expression?
    /// As it was written, for generated code.
    package let declaration: SetDeclaration
  }

  /// The class of the cell.
  package let name: String
  package let kind: CellDeclaration.Kind
  /// The type of its item; nil where it was wrong or not given.
  package let model: SpecType?
  /// The document with its view; nil where there is none, which was reported.
  package let document: Int?
  /// The node of its view in the document.
  package let root: NodeID?
  package internal(set) var bindings: [Binding] = []
  package internal(set) var awake: [Change] = []
  package internal(set) var sets: [Change] = []
  package internal(set) var selected: [Change] = []
  package let callbacks: [CallbackDeclaration]
  package let place: SpanRef
}
