/// How a cell shows an item.
package struct CellDeclaration: Sendable {
  /// What the cell is for.
  package enum Kind: String, CaseIterable, Sendable {
    case cell, header
  }

  /// The class of a cell in an imported document, or of the view inside.
  package let name: Located<String>
  /// The type of its item.
  package let model: Located<String>?
  package let kind: Kind
  package let bindings: [BindDeclaration]
  /// What code would set when the cell is loaded.
  package let awake: [SetDeclaration]
  /// What depends on the item.
  package let sets: [SetDeclaration]
  /// How a selected cell differs.
  package let selected: [SetDeclaration]
  package let callbacks: [CallbackDeclaration]
  package let outlets: [OutletDeclaration]
  package let actions: [ActionDeclaration]
  /// The element of the cell's own view; nil where an imported document has it.
  package let root: Int?
}

/// A property that shows a field of the item.
package struct BindDeclaration: Sendable {
  package let outlet: Located<String>?
  package let target: Located<String>?
  package let property: Located<String>
  package let path: Located<String>
  /// A printf-like format for numbers.
  package let format: Located<String>?
}

/// A property and the value that it gets.
package struct SetDeclaration: Sendable {
  package let outlet: Located<String>?
  package let target: Located<String>?
  package let property: Located<String>
  package let value: Located<String>
  /// A Bool of the item that must be true.
  package let when: Located<String>?
  /// A Bool of the item that must be false.
  package let unless: Located<String>?
}

/// A closure property of a cell that an action calls.
package struct CallbackDeclaration: Sendable {
  package let name: Located<String>
  package let action: Located<String>
  /// The type of the closure's argument.
  package let argument: Located<String>?
}
