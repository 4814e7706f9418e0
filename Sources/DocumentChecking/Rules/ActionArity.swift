package import Diagnostics
internal import SourceInterfaces
internal import SpecDecoding
internal import XMLParsing

/// A document sends an action with another number of parameters than the method has.
package struct ActionArity: Rule {
  package static let kind = DiagnosticKind(
    "action-arity", .error, summary: "an action has another number of parameters than its method",
    explanation: """
      ## What it reports
      With `--sources`: an action whose selector the receiver's class lacks, while it has a method of the same
      name with more or fewer parameters. A control can send none (`save`), itself (`save:`) or itself and the
      event (`save:forEvent:`). Methods with more than two parameters are reported too.
      ## Why
      The selector says how many parameters there are. The app crashes with "unrecognized selector" when the
      control is touched. Adding a parameter to the method without connecting anew is the usual cause.
      ## Example
          @IBAction func save(_ sender: UIButton) {}
          <action selector="save" destination="-1" eventType="touchUpInside" id="a1b-2c-d3e"/>
      ## Fix
      Use the method's selector in the document, or change the method.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard let code = document.code else { return }
    for message in code.messages(of: document.spec) {
      guard case .object(let object, let chain) = message.receiver else { continue }
      let name = code.className(ofObject: object) ?? ""
      if let found = code.method(message.selector, in: chain) {
        checkCount(found, message, in: document, code, into: &bag)
      } else if chain.isComplete,
        let near = ActionArity.method(nearTo: message.selector, in: chain, code)
      {
        report(message, name, near, in: document, code, into: &bag)
      }
    }
  }

  /// A method of the same name with another number of parameters.
  static func method(
    nearTo selector: String, in chain: ClassChain, _ code: DocumentCode
  ) -> SourceIndex.Member? {
    let base = selector.prefix { $0 != ":" }
    return code.index.member(in: chain) { member in
      guard member.kind == .method, !member.traits.contains(.isStatic) else { return false }
      guard member.traits.contains(.action) || member.traits.contains(.segueAction) else { return false }
      return member.selector.prefix { $0 != ":" } == base
        && count(member.selector) != count(selector)
    }
  }

  private static func count(_ selector: String) -> Int { selector.utf8.count { $0 == 0x3A } }

  private func report(
    _ message: DocumentCode.Message, _ className: String, _ near: SourceIndex.Member,
    in document: CheckedDocument, _ code: DocumentCode, into bag: inout DiagnosticBag
  ) {
    let place = document.spec.tree.place(of: message.attribute, in: message.element)
    let selector = near.declaration.selector
    bag.report(
      Self.kind, at: place, .other(message.selector, selector, className),
      object: document.objectText(message.sender), notes: code.declarationNotes(near),
      fixIts: [FixIt.replace(message.selector, with: selector, at: place)])
  }

  /// Controls send at most themselves and the event.
  private func checkCount(
    _ found: SourceIndex.Member, _ message: DocumentCode.Message, in document: CheckedDocument,
    _ code: DocumentCode, into bag: inout DiagnosticBag
  ) {
    guard !message.isSegueAction, found.declaration.kind == .method,
      ActionArity.count(message.selector) > 2
    else { return }
    bag.report(
      Self.kind, at: document.spec.tree.place(of: message.attribute, in: message.element),
      .tooMany(message.selector), object: document.objectText(message.sender),
      notes: code.declarationNotes(found))
  }
}

extension String {
  fileprivate static func other(_ selector: String, _ actual: String, _ className: String) -> String {
    "class '\(className)' has no action '\(selector)', but one '\(actual)'"
  }

  fileprivate static func tooMany(_ selector: String) -> String {
    "action '\(selector)' has more than two parameters, and controls send two at most"
  }
}
