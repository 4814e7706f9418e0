package import Diagnostics
internal import SourceInterfaces
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A class is there, but not under the module and name that the document says.
package struct WrongModule: Rule {
  package static let kind = DiagnosticKind(
    "wrong-module", .warning, summary: "a class is not in the module that the document names",
    explanation: """
      ## What it reports
      With `--sources`: a Swift class that is named without a module or with another one than its own, and a
      class of Objective-C, or with `@objc(Name)`, that is named with a module. With "Inherit Module From
      Target" (`customModuleProvider="target"`) the module that counts is the target's, as `--module` says,
      and not the text of `customModule`.
      ## Why
      Swift classes are known to the runtime by module and name, all others by their name alone. A class that
      isn't found becomes the plain UIKit class, with one line in the log; the first outlet then crashes.
      Moving a document to another target is the usual cause.
      ## Example
          <view customClass="ProfileView" id="a1b-2c-d3e"/>
      ## Fix
      Name the module, or tick "Inherit Module From Target"; leave it empty for classes of Objective-C.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard let code = document.code else { return }
    for (number, verdict) in code.verdicts.enumerated() {
      guard case .source(let type, let trouble?) = verdict, trouble != .generic else { continue }
      report(trouble, type, code.uses[number], in: document, code, into: &bag)
    }
  }

  private func report(
    _ trouble: ClassVerdict.Trouble, _ type: Int, _ use: ClassUse, in document: CheckedDocument,
    _ code: DocumentCode, into bag: inout DiagnosticBag
  ) {
    let tree = document.spec.tree
    let declared = code.index.classes[type]
    let name = tree.place(of: .customClass, in: use.element)
    let module = tree.place(of: .customModule, in: use.element)
    var place = module
    var fixIts: [FixIt] = []
    let message: String
    switch trouble {
    case .lacksModule:
      place = name
      message = .lacksModule(use.name)
      fixIts = [repair(use, declared.module ?? code.context.module, in: tree)].compactMap { $0 }
    case .otherModule(let actual):
      message = .otherModule(use.name, actual, use.isOfTarget ? code.context.module : use.module)
      if !use.isOfTarget { fixIts = [FixIt.replace(use.module ?? "", with: actual, at: module)] }
    case .hasModule:
      message = .hasModule(use.name, isSwift: declared.language == .swift)
      fixIts = [withoutModule(use, in: tree)]
    case .otherName(let actual):
      place = name
      message = .otherName(use.name, actual)
      fixIts = [FixIt.replace(use.name, with: actual, at: name)]
    case .generic: return
    }
    bag.report(
      Self.kind, at: place, message, object: document.spec.idText(around: use.element),
      notes: code.declarationNotes(code.index.chain(of: type)), fixIts: fixIts)
  }

  /// Names the module where it is known, else leaves it to the target.
  private func repair(_ use: ClassUse, _ module: String?, in tree: XMLTree) -> FixIt? {
    guard let module else { return nil }
    let edit = FixIt.Edit(
      .insertAttribute, at: tree.place(of: use.element, .tag), " customModule=\"\(module)\"")
    return FixIt(.name(module), edits: [edit])
  }

  private func withoutModule(_ use: ClassUse, in tree: XMLTree) -> FixIt {
    let edits = [Name.customModule, .customModuleProvider].compactMap { name in
      tree.row(of: name, in: use.element).map {
        FixIt.Edit(.removeAttribute, at: tree.place(ofValue: $0, in: use.element))
      }
    }
    return FixIt(.leaveOut, edits: edits)
  }
}

extension String {
  fileprivate static func lacksModule(_ name: String) -> String {
    "class '\(name)' is written in Swift, and the document names no module for it"
  }

  fileprivate static func otherModule(_ name: String, _ actual: String, _ named: String?) -> String {
    "class '\(name)' is in module '\(actual)'" + (named.map { ", not in '\($0)'" } ?? "")
  }

  fileprivate static func hasModule(_ name: String, isSwift: Bool) -> String {
    isSwift
      ? "class '\(name)' has a name for Objective-C, under which no module is looked in"
      : "class '\(name)' is written in Objective-C, which has no modules"
  }

  fileprivate static func otherName(_ name: String, _ actual: String) -> String {
    "class '\(name)' is known to the runtime as '\(actual)'"
  }

  fileprivate static func name(_ module: String) -> String { "name module '\(module)'" }

  fileprivate static let leaveOut = "remove the module"
}
