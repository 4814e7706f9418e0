/// What all source files together declare.
///
/// Input: an interface a file, in the order of the files. Output: this; gone is which file a member was
/// written in, but for its place. Places in file number `k` have the file id `-1 - k`, since positive ones
/// are those of documents.
package struct SourceIndex: Sendable {
  /// A file that was read.
  package struct File: Sendable {
    package let path: String
    /// The module that its classes are in; nil where that isn't known.
    package let module: String?
    package let interface: SourceInterface

    /// Makes a file; see the properties.
    package init(path: String, module: String? = nil, interface: SourceInterface) {
      self.path = path
      self.module = module
      self.interface = interface
    }
  }

  package let files: [File]
  /// Every type that is declared, in the order of the files.
  package let classes: [SourceClass]
  /// Numbers in `classes` by name.
  private let numbersByName: [String: [Int]]
  /// Numbers in `classes` by the name of the runtime, of those that state one.
  private let numbersByRuntimeName: [String: [Int]]
  /// Extensions of types that no file declares, by name: those of Apple's classes.
  private let foreignExtensions: [String: [SourceClass.Site]]

  /// The names of types in files that were not read, since nothing asked for them.
  package let otherNames: [String]

  /// Joins the interfaces of `files`; `otherNames` are declared in further ones.
  package init(_ files: [File], otherNames: [String] = []) {
    var builder = SourceIndexBuilder(files)
    builder.declare()
    builder.extend()
    self.files = files
    self.otherNames = otherNames
    classes = builder.classes
    numbersByName = builder.numbersByName
    numbersByRuntimeName = builder.numbersByRuntimeName
    foreignExtensions = builder.foreignExtensions
  }

  /// Whether any class is declared at all.
  package var hasClasses: Bool { !otherNames.isEmpty || classes.contains { $0.kind == .class } }

  /// The types of a name in the source, as `Outer.Inner`.
  package func types(named name: String) -> [Int] { numbersByName[name] ?? [] }

  /// The types that state a name for the Objective-C runtime.
  package func types(withRuntimeName name: String) -> [Int] { numbersByRuntimeName[name] ?? [] }

  /// The extensions of a type that no file declares.
  package func extensions(ofForeign name: String) -> [SourceClass.Site] { foreignExtensions[name] ?? [] }

  /// A declaration.
  package func declaration(_ site: SourceClass.Site) -> TypeDeclaration {
    files[site.file].interface.types[site.type]
  }

  /// The names of all classes, without repetition: those that were read first.
  package var classNames: [String] {
    var seen: Set<String> = []
    let names = classes.filter { $0.kind == .class }.map(\.name) + otherNames
    return names.filter { seen.insert($0).inserted }
  }
}
