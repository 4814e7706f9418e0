/// A real unknown of a linear system, named by its index in order of declaration.
package struct Variable: Hashable, Sendable {
  /// Position in the system's variables, from 0.
  package var index: Int32

  /// Names the variable at a position.
  package init(index: Int32) {
    self.index = index
  }
}
