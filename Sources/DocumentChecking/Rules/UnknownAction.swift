internal import Catalog
package import Diagnostics
internal import Resolution
internal import SourceInterfaces
internal import SpecDecoding
internal import XMLParsing

/// A document sends an action that the receiver's class doesn't have.
package struct UnknownAction: Rule {
  package static let kind = NameKinds.unknownAction

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard let code = document.code, code.index.hasClasses else { return }
    for message in code.messages(of: document.spec) {
      switch message.receiver {
      case .object(let object, let chain): check(message, object, chain, in: document, code, into: &bag)
      case .anyone: check(forAnyone: message, in: document, code, into: &bag)
      }
    }
  }

  private func check(
    _ message: DocumentCode.Message, _ object: Int, _ chain: ClassChain, in document: CheckedDocument,
    _ code: DocumentCode, into bag: inout DiagnosticBag
  ) {
    let place = document.spec.tree.place(of: message.attribute, in: message.element)
    let className = code.className(ofObject: object) ?? ""
    if let platform = chain.platformClass,
      PlatformMembers.standard.isAction(message.selector, ofClass: platform)
    {
      return
    }
    if let found = code.method(message.selector, in: chain) {
      guard !code.isVisible(found, in: chain) else { return }
      bag.report(
        Self.kind, at: place, .invisible(message.selector, className),
        object: document.objectText(message.sender), notes: code.declarationNotes(found))
      return
    }
    // Apple's own classes have more methods than any list; one with another number of parameters is a
    // finding of its own.
    guard chain.isComplete, !chain.classes.isEmpty,
      ActionArity.method(nearTo: message.selector, in: chain, code) == nil
    else { return }
    let near = suggestion(message, chain, code)
    bag.report(
      Self.kind, at: place, .unknown(message.selector, className, near: near),
      object: document.objectText(message.sender), notes: code.declarationNotes(chain),
      fixIts: near.map { [FixIt.replace(message.selector, with: $0, at: place)] } ?? [])
  }

  private func suggestion(
    _ message: DocumentCode.Message, _ chain: ClassChain, _ code: DocumentCode
  ) -> String? {
    let wanted: MemberDeclaration.Traits = message.isSegueAction ? .segueAction : .action
    let actions = code.index.members(in: chain) { $0.traits.contains(wanted) }
    return Suggestion.nearest(to: message.selector, in: actions.map(\.declaration.selector))
  }

  /// A message to the first responder, or to the controller that a segue unwinds to.
  private func check(
    forAnyone message: DocumentCode.Message, in document: CheckedDocument, _ code: DocumentCode,
    into bag: inout DiagnosticBag
  ) {
    let selector = message.selector
    let isDeclared = code.index.hasMember { $0.kind == .method && $0.selector == selector }
    guard !isDeclared, !PlatformMembers.standard.isAction(selector, ofClass: "UIResponder") else { return }
    bag.report(
      Self.kind, at: document.spec.tree.place(of: message.attribute, in: message.element),
      .nowhere(selector), object: document.objectText(message.sender))
  }
}

extension String {
  fileprivate static func unknown(_ selector: String, _ className: String, near: String?) -> String {
    "class '\(className)' has no action '\(selector)'" + (near.map { "; the nearest is '\($0)'" } ?? "")
  }

  fileprivate static func invisible(_ selector: String, _ className: String) -> String {
    "method '\(selector)' of class '\(className)' is no action, and Objective-C does not see it"
  }

  fileprivate static func nowhere(_ selector: String) -> String {
    "no class of the sources has an action '\(selector)'"
  }
}
