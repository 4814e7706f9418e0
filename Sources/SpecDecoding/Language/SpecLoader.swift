package import Diagnostics
internal import Vocabulary
package import XMLParsing

/// Reads a spec and all that it names, declarations only: imports first, so that bodies can be typed.
package struct SpecLoader {
  private let files: any FileProvider
  private let firstID: Int
  private var units: [SpecSources.Unit] = []
  private var unitOfPath: [String: Int] = [:]
  /// The specs that are being read, outermost first.
  private var open: [Int] = []
  private var bag = DiagnosticBag()

  /// All files of the spec in `tree`, which are numbered on from the spec's own.
  package static func load(
    _ tree: XMLTree, files: any FileProvider, into bag: inout DiagnosticBag
  ) -> SpecSources {
    var loader = SpecLoader(files, firstID: Int(tree.file.id.number))
    loader.units.append(SpecSources.Unit(file: tree.file))
    loader.unitOfPath[FilePath.beside("", tree.file.path)] = 0
    loader.readSpec(tree, 0)
    bag.merge(loader.bag)
    return SpecSources(units: loader.units)
  }

  private init(_ files: any FileProvider, firstID: Int) {
    self.files = files
    self.firstID = firstID
  }

  private mutating func readSpec(_ tree: XMLTree, _ unit: Int) {
    var reader = DeclarationReader(tree)
    let declarations = reader.read()
    bag.merge(reader.bag)
    open.append(unit)
    let imports = declarations.imports.map { importUnit($0, from: tree.file) }
    open.removeLast()
    let sources = declarations.data.map { data in
      data.source.flatMap { source in
        self.unit(of: source, from: tree.file) { $0.readJSON($1) }
      }
    }
    units[unit].content = .spec(
      SpecSources.SpecUnit(declarations: declarations, imports: imports, dataSources: sources))
  }

  private mutating func importUnit(_ declaration: ImportDeclaration, from file: SourceFile) -> Int? {
    switch declaration.kind {
    case .document: return document(declaration.path, from: file)
    case .strings: return unit(of: declaration.path, from: file) { $0.readStrings($1) }
    case .assets, .sources:
      let path = FilePath.beside(file.path, declaration.path.value)
      if case .failure(let error) = files.entries(of: path), case .failure = files.read(path, limit: 1) {
        reportMissing(declaration.path, error)
      }
      return nil
    }
  }

  private mutating func document(_ path: Located<String>, from file: SourceFile) -> Int? {
    let full = FilePath.beside(file.path, path.value)
    if let known = unitOfPath[full], let position = open.firstIndex(of: known) {
      let circle = (open[position...] + [known]).map { "'\(FilePath.name(of: units[$0].file.path))'" }
      bag.report(
        StructureKinds.cyclicImport, at: path.place,
        "specs import each other in a circle: \(circle.joined(separator: " imports "))")
      return nil
    }
    return unit(of: path, from: file) { $0.readDocument($1) }
  }

  /// The unit of a file, read once however often it is named.
  private mutating func unit(
    of path: Located<String>, from file: SourceFile, _ read: (inout SpecLoader, Int) -> Void
  ) -> Int? {
    let full = FilePath.beside(file.path, path.value)
    if let known = unitOfPath[full] { return units[known].content == nil ? nil : known }
    switch files.read(full, limit: XMLParser.sizeLimit) {
    case .failure(let error):
      reportMissing(path, error)
      return nil
    case .success(let bytes):
      let number = units.count
      let source = SourceFile(id: FileID(firstID + number), path: full, bytes: bytes)
      units.append(SpecSources.Unit(file: XMLParser.text(of: source)))
      unitOfPath[full] = number
      read(&self, number)
      return units[number].content == nil ? nil : number
    }
  }

  private mutating func readDocument(_ unit: Int) {
    guard let tree = XMLParser.parse(units[unit].file, into: &bag) else { return }
    if tree.elements[XMLTree.root].name == .spec { return readSpec(tree, unit) }
    units[unit].content = SpecDecoder.decode(tree, into: &bag).map(SpecSources.Content.document)
  }

  private mutating func readJSON(_ unit: Int) {
    units[unit].content = JSONReader.read(units[unit].file, into: &bag).map(SpecSources.Content.json)
  }

  private mutating func readStrings(_ unit: Int) {
    units[unit].content = StringsReader.read(units[unit].file, into: &bag).map(SpecSources.Content.strings)
  }

  private mutating func reportMissing(_ path: Located<String>, _ error: FileError) {
    bag.report(
      StructureKinds.missingImport, at: path.place, "'\(path.value)' cannot be read: \(error.message)")
  }
}
