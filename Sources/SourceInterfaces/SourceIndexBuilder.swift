/// Joins declarations to classes: first those that declare, then those that extend.
struct SourceIndexBuilder {
  private let files: [SourceIndex.File]
  private(set) var classes: [SourceClass] = []
  private(set) var numbersByName: [String: [Int]] = [:]
  private(set) var numbersByRuntimeName: [String: [Int]] = [:]
  private(set) var foreignExtensions: [String: [SourceClass.Site]] = [:]

  init(_ files: [SourceIndex.File]) {
    self.files = files
  }

  /// Takes every declaration but extensions; of one name, module and language there is one class.
  mutating func declare() {
    for (site, type, file) in sites() where type.kind != .extension {
      let known = numbersByName[type.name]?.first {
        classes[$0].module == file.module && classes[$0].language == file.interface.language
          && (classes[$0].kind == type.kind)
      }
      if let known {
        classes[known].sites.append(site)
        if let first = type.inherited.first {
          classes[known].superclassNames.addOnce(first)
        } else {
          classes[known].isRoot = true
        }
      } else {
        add(type, site, file)
      }
    }
  }

  private mutating func add(_ type: TypeDeclaration, _ site: SourceClass.Site, _ file: SourceIndex.File) {
    numbersByName[type.name, default: []].append(classes.count)
    if let name = type.runtimeName { numbersByRuntimeName[name, default: []].append(classes.count) }
    classes.append(
      SourceClass(
        kind: type.kind, name: type.name, runtimeName: type.runtimeName, language: file.interface.language,
        module: file.module, isGeneric: type.isGeneric, sites: [site],
        superclassNames: type.inherited.first.map { [$0] } ?? [], isRoot: type.inherited.isEmpty))
  }

  /// Adds every extension to the classes of its name: those of its own module where there are some.
  mutating func extend() {
    for (site, type, file) in sites() where type.kind == .extension {
      let candidates = numbersByName[type.name] ?? []
      let own = candidates.filter { classes[$0].module == file.module }
      for number in own.isEmpty ? candidates : own { classes[number].extensions.append(site) }
      if candidates.isEmpty {
        // Apple's classes may be written with their module.
        foreignExtensions[TypeText.lastPart(of: type.name), default: []].append(site)
      }
    }
  }

  private func sites() -> [(SourceClass.Site, TypeDeclaration, SourceIndex.File)] {
    files.enumerated().flatMap { number, file in
      file.interface.types.enumerated().map { (SourceClass.Site(file: number, type: $0), $1, file) }
    }
  }
}

extension [String] {
  /// Appends `element` unless it is there.
  fileprivate mutating func addOnce(_ element: String) {
    if !contains(element) { append(element) }
  }
}
