package import Diagnostics
internal import SourceInterfaces
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A document names a class that the sources don't have.
package struct UnknownClass: Rule {
  package static let kind = DiagnosticKind(
    "unknown-class", .error, summary: "a document names a class that the sources do not declare",
    explanation: """
      ## What it reports
      With `--sources`: a custom class of the document's own module that no source file declares, and one that
      is generic, which the runtime can't find by name. Classes of modules whose sources weren't given
      are not judged. What hangs on the class is not judged either; how much that is stands beside the
      finding.
      ## Why
      The runtime logs "Unknown class in Interface Builder file" and makes an object of the plain UIKit
      class; the app then crashes at its first outlet or action.
      ## Example
          <view customClass="ProfileVeiw" customModule="App" customModuleProvider="target" id="a1b-2c-d3e"/>
      ## Fix
      Mend the name, add the class, or give all folders of sources with `--sources`.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard let code = document.code, code.index.hasClasses else { return }
    var reported: [String: [Int]] = [:]
    var order: [String] = []
    for (number, verdict) in code.verdicts.enumerated() {
      switch verdict {
      case .missing, .undeclared:
        let name = code.uses[number].name
        if reported[name] == nil { order.append(name) }
        reported[name, default: []].append(number)
      case .source(let type, .generic): report(generic: type, number, in: document, code, into: &bag)
      default: break
      }
    }
    let names = order.isEmpty ? [] : code.index.classNames
    for name in order { report(name, reported[name] ?? [], names, in: document, code, into: &bag) }
  }

  private func report(
    _ name: String, _ uses: [Int], _ names: [String], in document: CheckedDocument, _ code: DocumentCode,
    into bag: inout DiagnosticBag
  ) {
    guard let first = uses.first else { return }
    let tree = document.spec.tree
    let place = tree.place(of: .customClass, in: code.uses[first].element)
    let near = Suggestion.nearest(to: name, in: names)
    var notes = uses.dropFirst().map {
      Diagnostic.Note(.another(name), at: tree.place(of: .customClass, in: code.uses[$0].element))
    }
    let elements = Set(uses.map { Int32(code.uses[$0].element) })
    if let consequences = consequences(of: elements, in: document.spec) {
      notes.append(Diagnostic.Note(consequences))
    }
    bag.report(
      Self.kind, at: place, .unknown(name, near: near),
      object: document.spec.idText(around: code.uses[first].element), notes: notes,
      fixIts: near.map { [FixIt.replace(name, with: $0, at: place)] } ?? [],
      isDoubtful: uses.allSatisfy { code.verdicts[$0] == .undeclared })
  }

  /// How many connections can't be checked for want of the class of their owner or receiver.
  private func consequences(of elements: Set<Int32>, in spec: Spec) -> String? {
    var outlets = 0
    var actions = 0
    for connection in spec.connections {
      let owner = Int(connection.owner)
      switch connection.name {
      case .outlet, .outletCollection:
        if owner >= 0, elements.contains(spec.objects[owner].element) { outlets += 1 }
      case .action:
        guard let receiver = connection.destination.flatMap({ spec.object($0) }) else { continue }
        if elements.contains(spec.objects[receiver].element) { actions += 1 }
      default: continue
      }
    }
    return outlets + actions == 0 ? nil : .unchecked(outlets: outlets, actions: actions)
  }

  private func report(
    generic type: Int, _ number: Int, in document: CheckedDocument, _ code: DocumentCode,
    into bag: inout DiagnosticBag
  ) {
    let use = code.uses[number]
    bag.report(
      Self.kind, at: document.spec.tree.place(of: .customClass, in: use.element), .generic(use.name),
      object: document.spec.idText(around: use.element),
      notes: code.declarationNotes(code.index.chain(of: type)))
  }
}

extension String {
  fileprivate static func unknown(_ name: String, near: String?) -> String {
    "the sources declare no class '\(name)'" + (near.map { "; the nearest is '\($0)'" } ?? "")
  }

  fileprivate static func generic(_ name: String) -> String {
    "class '\(name)' is generic, so the runtime cannot make objects of it by name"
  }

  fileprivate static func another(_ name: String) -> String { "'\(name)' is named here too" }

  fileprivate static func unchecked(outlets: Int, actions: Int) -> String {
    let parts = [
      outlets == 0 ? nil : "\(outlets) outlet\(outlets == 1 ? "" : "s")",
      actions == 0 ? nil : "\(actions) action\(actions == 1 ? "" : "s")",
    ]
    return "\(WordList.text(parts.compactMap { $0 })) can't be checked without the class"
  }
}
