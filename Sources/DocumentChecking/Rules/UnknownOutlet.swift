internal import Catalog
package import Diagnostics
internal import Resolution
internal import SourceInterfaces
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A document connects an outlet that the class doesn't have.
package struct UnknownOutlet: Rule {
  package static let kind = NameKinds.unknownOutlet

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard let code = document.code else { return }
    let spec = document.spec
    for connection in spec.connections
    where connection.name == .outlet || connection.name == .outletCollection {
      guard connection.owner >= 0, let chain = code.chain(ofObject: Int(connection.owner)),
        let row = spec.tree.row(of: .property, in: Int(connection.element))
      else { continue }
      check(connection, spec.tree.string(row: row), row, chain, in: document, code, into: &bag)
    }
  }

  private func check(
    _ connection: SpecConnection, _ name: String, _ row: Int, _ chain: ClassChain,
    in document: CheckedDocument, _ code: DocumentCode, into bag: inout DiagnosticBag
  ) {
    let owner = Int(connection.owner)
    let place = document.spec.tree.place(ofValue: row, in: Int(connection.element))
    let className = code.className(ofObject: owner) ?? ""
    let found = code.property(name, in: chain)
    if let found, code.isVisible(found, in: chain) { return }
    if isOfPlatform(name, chain, isDeclared: found != nil) { return }
    if let found {
      bag.report(
        Self.kind, at: place, .invisible(name, className), object: document.objectText(owner),
        notes: code.declarationNotes(found))
      return
    }
    guard chain.isComplete, !chain.classes.isEmpty else { return }
    let outlets = code.index.members(in: chain) { !$0.traits.isDisjoint(with: [.outlet, .collection]) }
    let near = Suggestion.nearest(to: name, in: outlets.map(\.declaration.name))
    bag.report(
      Self.kind, at: place, .unknown(name, className, near: near), object: document.objectText(owner),
      notes: code.declarationNotes(chain),
      fixIts: near.map { [FixIt.replace(name, with: $0, at: place)] } ?? [])
  }

  /// Whether the property may be one of Apple's class: known to be, or can't be known not to be.
  private func isOfPlatform(_ name: String, _ chain: ClassChain, isDeclared: Bool) -> Bool {
    guard let platform = chain.platformClass else { return false }
    if PlatformMembers.standard.property(name, ofClass: platform) != nil { return true }
    return !isDeclared && !PlatformMembers.standard.isComplete(platform)
  }
}

extension String {
  fileprivate static func unknown(_ name: String, _ className: String, near: String?) -> String {
    "class '\(className)' has no outlet '\(name)'" + (near.map { "; the nearest is '\($0)'" } ?? "")
  }

  fileprivate static func invisible(_ name: String, _ className: String) -> String {
    "property '\(name)' of class '\(className)' is no outlet, and Objective-C does not see it"
  }
}
