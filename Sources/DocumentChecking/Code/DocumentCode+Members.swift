internal import Diagnostics
internal import SourceInterfaces

extension DocumentCode {
  /// The property that key-value coding sets for `key`: one of that name, a setter, or an instance variable.
  func property(_ key: String, in chain: ClassChain) -> SourceIndex.Member? {
    let setter = DocumentCode.setter(of: key)
    return index.member(in: chain) { member in
      guard !member.traits.contains(.isStatic) else { return false }
      switch member.kind {
      case .property:
        return member.selector == key || member.name == key || isVariable(member, of: key)
      case .method:
        return member.selector == setter
      }
    }
  }

  /// Whether the instance variable behind a property of Objective-C has the name that is looked for.
  private func isVariable(_ member: MemberDeclaration, of key: String) -> Bool {
    if member.traits.contains(.instanceVariable) { return member.name == "_" + key }
    return key.hasPrefix("_") && member.name == key.dropFirst() && member.traits.contains(.objc)
  }

  /// The method that key-value coding calls to set `key`: `setTitle:` for `title`.
  private static func setter(of key: String) -> String {
    "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
  }

  /// Whether Objective-C sees a member of a chain, or may see it: always that of its own language, and of
  /// Swift what is marked, what a class with `@objcMembers` has and what a protocol may ask for.
  func isVisible(_ member: SourceIndex.Member, in chain: ClassChain) -> Bool {
    let marks: MemberDeclaration.Traits = [
      .objc, .outlet, .collection, .action, .segueAction, .inspectable, .overriding,
    ]
    if member.language == .objectiveC || !member.declaration.traits.isDisjoint(with: marks) { return true }
    if chain.sites.contains(where: { index.declaration($0).hasObjCMembers }) { return true }
    guard member.declaration.kind == .method else { return false }
    let type = index.declaration(member.site)
    return type.inherited.count > (type.kind == .class ? 1 : 0)
  }

  /// The method that a selector calls, or the setter or getter of a property.
  func method(_ selector: String, in chain: ClassChain) -> SourceIndex.Member? {
    index.member(in: chain) { member in
      guard !member.traits.contains(.isStatic) else { return false }
      if member.kind == .method { return member.selector == selector }
      return selector == member.selector || selector == DocumentCode.setter(of: member.selector)
    }
  }

  /// The note that tells where the nearest class of a chain is declared; none for Apple's classes.
  func declarationNotes(_ chain: ClassChain) -> [Diagnostic.Note] {
    chain.classes.first.map {
      [Diagnostic.Note(.declared(index.classes[$0].name), at: index.place(ofClass: $0))]
    } ?? []
  }

  /// The note that tells where a member is declared.
  func declarationNotes(_ member: SourceIndex.Member) -> [Diagnostic.Note] {
    [
      Diagnostic.Note(
        .declared(member.declaration.name, member.declaration.kind), at: index.place(of: member))
    ]
  }
}

extension String {
  fileprivate static func declared(_ name: String) -> String { "class '\(name)' is declared here" }

  fileprivate static func declared(_ name: String, _ kind: MemberDeclaration.Kind) -> String {
    "\(kind.rawValue) '\(name)' is declared here"
  }
}
