/// A file that was generated and is to be written.
package struct GeneratedFile: Hashable, Sendable {
  /// The suggested file name, as `Login.swift`.
  package let name: String
  package let text: String

  /// Makes a file.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
