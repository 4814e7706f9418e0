internal import Catalog
internal import SourceInterfaces

/// Finds the class that a document means, as the Objective-C runtime would.
///
/// With a module the runtime looks for a Swift class of that module, without one for a class of exactly that
/// name: one of Objective-C, or of Swift with `@objc(Name)`.
struct ClassLookup {
  private let context: CodeContext
  private var index: SourceIndex { context.index }

  init(_ context: CodeContext) {
    self.context = context
  }

  func verdict(on use: ClassUse) -> ClassVerdict {
    // Mangled names were written by early versions of Xcode; they say module and name in one.
    if use.name.hasPrefix("_Tt") { return .foreign }
    let classes = classes(named: use.name)
    guard !classes.isEmpty else { return absent(use) }
    return use.module == nil && !use.isOfTarget
      ? withoutModule(use, classes) : withModule(use, classes)
  }

  private func classes(named name: String) -> [Int] {
    let named = index.types(named: name).filter { index.classes[$0].kind == .class }
    return named + index.types(withRuntimeName: name).filter { !named.contains($0) }
  }

  private func absent(_ use: ClassUse) -> ClassVerdict {
    let isSystem = ClassHierarchy.standard.isKnown(use.name)
    if isSystem, use.module.map({ !context.ownModules.contains($0) }) ?? true { return .platform(use.name) }
    // A structure, or a protocol.
    if !index.types(named: use.name).isEmpty { return .foreign }
    if use.isOfTarget { return .missing }
    guard let module = use.module else {
      // A category of a class, or an implementation whose interface wasn't given.
      return index.extensions(ofForeign: use.name).isEmpty ? .undeclared : .foreign
    }
    return context.ownModules.contains(module) ? .missing : .foreign
  }

  /// A class of exactly that name, else a Swift class that would need a module.
  private func withoutModule(_ use: ClassUse, _ classes: [Int]) -> ClassVerdict {
    if let exact = classes.first(where: { runtimeName(of: $0) == use.name }) { return .source(exact, nil) }
    let number = preferred(classes)
    if let name = index.classes[number].runtimeName { return .source(number, .otherName(name)) }
    return .source(number, index.classes[number].isGeneric ? .generic : .lacksModule)
  }

  private func withModule(_ use: ClassUse, _ classes: [Int]) -> ClassVerdict {
    let module = use.isOfTarget ? context.module : use.module
    let isOwn = module.map { context.ownModules.contains($0) } ?? true
    let fitting = classes.filter { isSwift($0) && (isIn(module, $0) || index.classes[$0].module == nil) }
    if let number = fitting.first(where: { isIn(module, $0) }) ?? fitting.first {
      return .source(number, index.classes[number].isGeneric ? .generic : nil)
    }
    if let number = classes.first(where: { !isSwift($0) && index.classes[$0].module == nil }) {
      return .source(number, .hasModule)
    }
    let number = preferred(classes)
    guard isSwift(number) else { return .source(number, .hasModule) }
    guard isOwn || use.isOfTarget, let actual = index.classes[number].module else { return .foreign }
    return .source(number, .otherModule(actual))
  }

  private func isIn(_ module: String?, _ number: Int) -> Bool {
    module != nil && index.classes[number].module == module
  }

  /// Whether the runtime looks for the class in its module.
  private func isSwift(_ number: Int) -> Bool {
    index.classes[number].language == .swift && index.classes[number].runtimeName == nil
  }

  /// The name without module by which the runtime knows a class; nil where it needs a module.
  private func runtimeName(of number: Int) -> String? {
    isSwift(number) ? nil : index.classes[number].runtimeName ?? index.classes[number].name
  }

  /// Of several classes the one in the document's module.
  private func preferred(_ classes: [Int]) -> Int {
    classes.first { isIn(context.module, $0) } ?? classes[0]
  }
}
