/// A class, protocol or other type of the sources, with everything that all files say of it.
package struct SourceClass: Sendable {
  /// A declaration by the number of its file and of the type in that file.
  package struct Site: Sendable, Hashable {
    package let file: Int
    package let type: Int

    /// Makes a site; see the properties.
    package init(file: Int, type: Int) {
      self.file = file
      self.type = type
    }
  }

  /// `class`, `protocol`, `value` or `alias`.
  package let kind: TypeDeclaration.Kind
  /// The name with those of the types around it: `Outer.Inner`.
  package let name: String
  /// The name that the source states for the Objective-C runtime; nil where it states none.
  package let runtimeName: String?
  package let language: SourceLanguage
  /// The module of its file; nil where that isn't known.
  package let module: String?
  package let isGeneric: Bool
  /// Where it is declared: several times where `#if` decides, or where two files have a class of that name.
  package internal(set) var sites: [Site]
  /// Where more of it is declared.
  package internal(set) var extensions: [Site] = []

  /// What each declaration inherits from first, without repetition.
  package internal(set) var superclassNames: [String]
  /// Whether a declaration has nothing after its name.
  package internal(set) var isRoot: Bool
}
