/// A reusable view with parameters and slots.
package struct ComponentDeclaration: Sendable {
  /// What a use gives the component as an attribute.
  package struct Parameter: Sendable {
    package let name: Located<String>
    package let type: Located<TypeSpelling>
    /// The value of uses that give none; without it the parameter is required.
    package let fallback: Located<String>?
  }

  package let name: Located<String>
  package let parameters: [Parameter]
  /// The names of its slots in document order; an unnamed one is empty.
  package let slots: [Located<String>]
  /// The element of its root view; nil where that was reported as missing.
  package let root: Int?
}
