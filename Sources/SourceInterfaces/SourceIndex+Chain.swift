internal import Catalog

extension SourceIndex {
  /// More steps than any real hierarchy has: a class that inherits from itself ends here.
  private static let limit = 64

  /// The chain of a class of the sources.
  package func chain(of number: Int) -> ClassChain {
    var walk = ChainWalk()
    follow(number, &walk)
    return finished(walk)
  }

  /// The chain of a class of Apple's: what extensions in the sources add to it.
  package func chain(ofPlatformClass name: String) -> ClassChain {
    var walk = ChainWalk()
    walk.platformClass = name
    return finished(walk)
  }

  /// What was walked, with the extensions of Apple's classes at the end.
  private func finished(_ walk: ChainWalk) -> ClassChain {
    var sites = walk.classes.flatMap { classes[$0].sites + classes[$0].extensions }
    var next = walk.platformClass
    var steps = 0
    while let name = next, steps < SourceIndex.limit {
      sites += extensions(ofForeign: name)
      next = ClassHierarchy.standard.superclass(of: name)
      steps += 1
    }
    return ClassChain(
      classes: walk.classes, platformClass: walk.platformClass, unknownSuperclass: walk.unknownSuperclass,
      sites: sites)
  }

  private func follow(_ number: Int, _ walk: inout ChainWalk) {
    guard !walk.classes.contains(number), walk.classes.count < SourceIndex.limit else { return }
    walk.classes.append(number)
    let type = classes[number]
    // An Objective-C class of which only an implementation or a forward declaration was read.
    if type.superclassNames.isEmpty, type.language == .objectiveC {
      walk.unknownSuperclass = walk.unknownSuperclass ?? type.name
    }
    for name in type.superclassNames { follow(name, of: type, &walk) }
  }

  /// Goes on with what a class inherits from first: a superclass, or a protocol where it has none.
  private func follow(_ name: String, of type: SourceClass, _ walk: inout ChainWalk) {
    switch resolve(name, from: type) {
    case .source(let number): follow(number, &walk)
    case .platform(let name): walk.platformClass = walk.platformClass ?? name
    case .noClass: break
    case .unknown: walk.unknownSuperclass = walk.unknownSuperclass ?? name
    }
  }

  /// What a name in a class declaration or a property's type leads to.
  package enum Resolved: Sendable, Hashable {
    /// A class of the sources by its number.
    case source(Int)
    /// A class of Apple's by its name.
    case platform(String)
    /// A protocol, structure or enumeration.
    case noClass
    case unknown
  }

  /// What `name` means where `type` is declared (nil for any place); aliases are followed.
  package func resolve(_ name: String, from type: SourceClass?) -> Resolved {
    var name = name
    for _ in 0..<8 {
      guard let number = candidate(name, from: type) else { return foreign(name) }
      switch classes[number].kind {
      case .class: return .source(number)
      case .alias:
        guard let target = classes[number].superclassNames.first, target != name else { return .unknown }
        name = target
      case .protocol, .value, .extension: return .noClass
      }
    }
    return .unknown
  }

  /// The type that a name means: one inside the types around the place first, then of the same module and
  /// language, then the only one there is.
  private func candidate(_ name: String, from type: SourceClass?) -> Int? {
    var outer = type.map { $0.name.split(separator: ".").dropLast().joined(separator: ".") } ?? ""
    if let type, !types(named: type.name + "." + name).isEmpty { outer = type.name }
    while !outer.isEmpty {
      if let number = types(named: outer + "." + name).first { return number }
      outer = outer.split(separator: ".").dropLast().joined(separator: ".")
    }
    var found = types(named: name) + types(withRuntimeName: name)
    // Perhaps it is written with its module.
    if found.isEmpty, let dot = name.firstIndex(of: ".") {
      found = types(named: String(name[name.index(after: dot)...]))
    }
    return found.first { classes[$0].module == type?.module } ?? found.first
  }

  private func foreign(_ name: String) -> Resolved {
    let last = TypeText.lastPart(of: name)
    if ClassHierarchy.standard.isKnown(last) { return .platform(last) }
    return PlatformMembers.standard.isProtocol(last) ? .noClass : .unknown
  }
}

/// What is known while a chain is followed.
private struct ChainWalk {
  var classes: [Int] = []
  var platformClass: String?
  var unknownSuperclass: String?
}
