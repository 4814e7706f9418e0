/// What one source file declares that documents can refer to.
///
/// Input: a source file. Output: this; gone are bodies, comments, conditions (the branches of `#if` are all
/// read) and everything that has no name at run time.
package struct SourceInterface: Sendable, Hashable {
  package let language: SourceLanguage
  /// In the order of the file; a nested type follows the type around it.
  package let types: [TypeDeclaration]

  /// Makes an interface; see the properties.
  package init(_ language: SourceLanguage, types: [TypeDeclaration] = []) {
    self.language = language
    self.types = types
  }
}
