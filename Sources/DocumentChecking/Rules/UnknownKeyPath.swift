internal import Catalog
package import Diagnostics
internal import SourceInterfaces
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A runtime attribute sets a property that the class doesn't have.
package struct UnknownKeyPath: Rule {
  package static let kind = DiagnosticKind(
    "unknown-key-path", .warning, summary: "a runtime attribute sets a property that the class does not have",
    explanation: """
      ## What it reports
      With `--sources`: a runtime attribute of an object with a class of the sources, whose key path begins
      with a property that neither the class nor what it inherits from has, extensions of Apple's classes
      among it. Keys that any class of Apple's has, and classes with a superclass that isn't known, are not
      judged.
      ## Why
      Loading logs "Failed to set user defined inspected property" and leaves the property as it was: a corner
      stays square, a text is not translated. Renaming an `@IBInspectable` is the usual cause.
      ## Example
          <userDefinedRuntimeAttribute type="number" keyPath="cornerRadus">
      ## Fix
      Mend the name, or remove the attribute.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard let code = document.code else { return }
    for attribute in RuntimeAttribute.all(in: document.spec) {
      guard let chain = code.chain(ofObject: attribute.owner), chain.isComplete, !chain.classes.isEmpty,
        let platform = chain.platformClass, PlatformMembers.standard.isComplete(platform)
      else { continue }
      let key = attribute.firstKey
      guard code.property(key, in: chain) == nil, !PlatformMembers.standard.isKnownKey(key) else { continue }
      report(attribute, key, chain, in: document, code, into: &bag)
    }
  }

  private func report(
    _ attribute: RuntimeAttribute, _ key: String, _ chain: ClassChain, in document: CheckedDocument,
    _ code: DocumentCode, into bag: inout DiagnosticBag
  ) {
    let place = document.spec.tree.place(of: .keyPath, in: attribute.element)
    let properties = code.index.members(in: chain) { $0.kind == .property && !$0.traits.contains(.isStatic) }
    let near = Suggestion.nearest(to: key, in: properties.map(\.declaration.name))
    let rest = attribute.keyPath.dropFirst(key.count)
    bag.report(
      Self.kind, at: place, .unknown(key, code.className(ofObject: attribute.owner) ?? "", near: near),
      object: document.objectText(attribute.owner), notes: code.declarationNotes(chain),
      fixIts: near.map { [FixIt.replace(attribute.keyPath, with: $0 + rest, at: place)] } ?? [])
  }
}

extension String {
  fileprivate static func unknown(_ key: String, _ className: String, near: String?) -> String {
    "class '\(className)' has no property '\(key)'" + (near.map { "; the nearest is '\($0)'" } ?? "")
  }
}
