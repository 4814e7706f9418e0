/// An image by name.
package struct ImageValue: Hashable, Sendable {
  package let name: String
  /// Whether it is one of the system's symbols (`catalog="system"`).
  package let isSymbol: Bool

  /// Names an image of the assets or of the system.
  package init(name: String, isSymbol: Bool = false) {
    self.name = name
    self.isSymbol = isSymbol
  }
}
