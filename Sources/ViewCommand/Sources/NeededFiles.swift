internal import Catalog
internal import SourceInterfaces

/// Which Swift files must be parsed: those that declare what documents name, and what that inherits from.
struct NeededFiles {
  private let texts: [SourceText]
  /// The files that declare or extend a type, by each name.
  private var filesByName: [String: [Int]] = [:]
  private var known: Set<String> = []
  private var taken: Set<Int> = []

  /// Starts with all files; none is needed yet.
  init(_ texts: [SourceText]) {
    self.texts = texts
    for (number, text) in texts.enumerated() {
      for name in text.typeNames { filesByName[name, default: []].append(number) }
    }
  }

  /// The files that the documents need: those that declare one of their classes, extend one of Apple's, or
  /// have a method that may be one of their actions.
  mutating func files(for names: DocumentNames) -> [Int] {
    var found = files(declaring: names.classes)
    let platform = filesByName.keys.filter { ClassHierarchy.standard.isKnown($0) }
    found += files(declaring: Set(platform))
    for (number, text) in texts.enumerated() where !taken.contains(number) {
      let isNeeded = text.actionNames.contains { action in
        names.selectors.contains { $0.hasPrefix(action) }
      }
      if isNeeded { found += take([number]) }
    }
    return found.sorted()
  }

  /// The files that interfaces which were read need in turn: of superclasses, of what aliases stand for, and
  /// of the types of outlets.
  mutating func files(for interfaces: [SourceInterface]) -> [Int] {
    var names: Set<String> = []
    for type in interfaces.flatMap(\.types) {
      if type.kind == .class || type.kind == .alias, let first = type.inherited.first {
        names.formUnion(NeededFiles.parts(first))
      }
      for member in type.members where !member.traits.isDisjoint(with: [.outlet, .collection]) {
        names.formUnion(NeededFiles.parts(TypeText(member.type ?? "").name))
      }
    }
    return files(declaring: names).sorted()
  }

  private mutating func files(declaring names: Set<String>) -> [Int] {
    var found: [Int] = []
    for name in names.subtracting(known).sorted() { found += take(filesByName[name] ?? []) }
    known.formUnion(names)
    return found
  }

  /// Those of `numbers` that were not taken before.
  private mutating func take(_ numbers: [Int]) -> [Int] {
    numbers.filter { taken.insert($0).inserted }
  }

  private static func parts(_ name: String) -> [String] { name.split(separator: ".").map(String.init) }
}
