package import Diagnostics
package import SpecDecoding
internal import XMLParsing

extension Resolver {
  /// The templates of a spec with all that it imports; what is wrong with it is reported, and leaves a hole.
  package static func resolve(_ sources: SpecSources, into bag: inout DiagnosticBag) -> Templates {
    var resolver = LanguageResolver(sources)
    resolver.run()
    bag.merge(resolver.bag)
    return resolver.templates
  }
}

extension ImportDeclaration {
  /// Whether a spec is imported, as far as its name tells.
  fileprivate var isSpec: Bool {
    kind == .document && !path.value.hasSuffix(".xib") && !path.value.hasSuffix(".storyboard")
  }
}

/// The passes over a spec, in order, each in a file of its own.
struct LanguageResolver {
  /// A declaration and the unit that it stands in.
  struct Declared<Declaration> {
    let declaration: Declaration
    let unit: Int
  }

  let sources: SpecSources
  /// The units of the specs that take part: imported ones first.
  let specUnits: [Int]
  var bag = DiagnosticBag()
  var templates: Templates
  var environment = LanguageEnvironment()
  var components: [BodyExpander.Component] = []
  var componentByName: [String: Int] = [:]
  var usedComponents: Set<Int> = []
  /// The document template of each unit with an imported document.
  var documentOfUnit: [Int: Int] = [:]
  /// Findings that were made already, so that a component is blamed once however often it is used.
  private var seen: Set<Finding> = []

  private struct Finding: Hashable {
    let kind: String
    let place: SpanRef
    let message: String
  }

  init(_ sources: SpecSources) {
    self.sources = sources
    specUnits = LanguageResolver.importOrder(sources)
    let main = sources.main?.declarations
    let stem = sources.units.first.map { FilePath.stem(of: $0.file.path) } ?? ""
    templates = Templates(name: main?.header.name?.value ?? stem, module: main?.header.module?.value)
    environment.module = templates.module
    environment.isComplete = !specUnits.contains { unit in
      guard let spec = sources.spec(unit) else { return false }
      return zip(spec.declarations.imports, spec.imports).contains { $0.isSpec && $1 == nil }
    }
  }

  mutating func run() {
    resolveTypes()
    templates.types = environment.types
    declareComponents()
    resolveData()
    bindDocuments()
    // Cells come before scenes: collection views name them.
    resolveCells()
    resolveScenes()
    checkUnusedComponents()
    // All views exist now: those whose class owns a xib show it.
    insertNibs()
    resolveStates()
    resolveSnapshots()
    bindTranslations()
  }

  /// The specs in the order in which they are declared: a spec comes after those that it imports.
  private static func importOrder(_ sources: SpecSources) -> [Int] {
    var order: [Int] = []
    var visited: Set<Int> = []
    func visit(_ unit: Int) {
      guard visited.insert(unit).inserted, let spec = sources.spec(unit) else { return }
      for case let imported? in spec.imports { visit(imported) }
      order.append(unit)
    }
    if !sources.units.isEmpty { visit(0) }
    return order
  }

  /// All declarations of one sort, with their units.
  func all<Declaration>(_ path: KeyPath<SpecDeclarations, [Declaration]>) -> [Declared<Declaration>] {
    specUnits.flatMap { unit in
      (sources.spec(unit)?.declarations[keyPath: path] ?? []).map { Declared(declaration: $0, unit: unit) }
    }
  }

  var models: [ModelDeclaration] { all(\.models).map(\.declaration) }
  var enumerations: [EnumerationDeclaration] { all(\.enumerations).map(\.declaration) }
  var data: [Declared<DataDeclaration>] { all(\.data) }

  /// Adds findings, each once.
  mutating func merge(_ other: DiagnosticBag) {
    for diagnostic in other.diagnostics {
      let finding = Finding(
        kind: diagnostic.kind.name, place: diagnostic.place, message: diagnostic.message)
      if seen.insert(finding).inserted { bag.report(diagnostic) }
    }
  }

  /// Reports the second and later declarations of a name.
  mutating func reportDuplicates(_ names: [Located<String>], _ what: String) {
    var first: [String: SpanRef] = [:]
    for name in names {
      guard let earlier = first[name.value] else {
        first[name.value] = name.place
        continue
      }
      bag.report(
        StructureKinds.duplicateDeclaration, at: name.place, "\(what) '\(name.value)' is declared already",
        notes: [Diagnostic.Note("the first '\(name.value)' is declared here", at: earlier)])
    }
  }

  /// Sorts of names that a spec can declare.
  private static let declared = [
    NameKinds.unknownCell, NameKinds.unknownData, NameKinds.unknownModel, NameKinds.unknownScene,
    NameKinds.unknownType,
  ]

  /// Reports a name that is none of those declared.
  mutating func reportUnknown(
    _ kind: DiagnosticKind, _ name: Located<String>, _ what: String, in candidates: [String]
  ) {
    if !environment.isComplete, LanguageResolver.declared.contains(kind) { return }
    let near = Suggestion.nearest(to: name.value, in: candidates)
    bag.report(
      kind, at: name.place, "\(what) '\(name.value)'" + (near.map { "; the nearest is '\($0)'" } ?? ""),
      fixIts: near.map { [.replace(name.value, with: $0, at: name.place)] } ?? [])
  }
}
