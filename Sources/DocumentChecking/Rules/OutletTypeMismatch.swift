internal import Catalog
package import Diagnostics
internal import SourceInterfaces
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// An outlet is connected to an object that its type doesn't allow.
package struct OutletTypeMismatch: Rule {
  package static let kind = DiagnosticKind(
    "outlet-type-mismatch", .error, summary: "an outlet leads to an object of another class",
    explanation: """
      ## What it reports
      With `--sources`: an outlet whose declared class the connected object neither is nor inherits from, a
      single object for an outlet of many, and a collection for an outlet of one. Types that are protocols,
      and classes whose superclass isn't known, are not judged.
      ## Why
      Loading sets the property unchecked. The app crashes where it first calls what the object doesn't have.
      Changing a view's class in the document and not in the code, or the other way round, is the usual cause.
      ## Example
          @IBOutlet var titleLabel: UILabel!
          <outlet property="titleLabel" destination="a1b-2c-d3e"/> <!-- a button -->
      ## Fix
      Change the type in the code, the class in the document, or the connection.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard let code = document.code else { return }
    for connection in document.spec.connections
    where connection.name == .outlet || connection.name == .outletCollection {
      guard connection.owner >= 0, let chain = code.chain(ofObject: Int(connection.owner)),
        let name = document.spec.tree.string(.property, in: Int(connection.element)),
        let member = code.property(name, in: chain), member.declaration.kind == .property,
        let type = member.declaration.type
      else { continue }
      check(connection, member, TypeText(type), in: document, code, into: &bag)
    }
  }

  private func check(
    _ connection: SpecConnection, _ member: SourceIndex.Member, _ type: TypeText,
    in document: CheckedDocument, _ code: DocumentCode, into bag: inout DiagnosticBag
  ) {
    let tree = document.spec.tree
    let place = tree.place(of: .property, in: Int(connection.element))
    let name = member.declaration.name
    let object = document.objectText(Int(connection.owner))
    let isCollection = connection.name == .outletCollection
    // NSArray and what else may hold many is no class of a view.
    let holdsMany = type.isArray || member.declaration.traits.contains(.collection)
    if !isCollection, type.isArray {
      bag.report(
        Self.kind, at: place, .single(name), object: object, notes: code.declarationNotes(member))
      return
    }
    if isCollection, !holdsMany, isViewClass(type.name, member, code) {
      bag.report(
        Self.kind, at: place, .collection(name, type.name), object: object,
        notes: code.declarationNotes(member))
      return
    }
    guard let actual = mismatch(type, member, connection, in: document, code) else { return }
    bag.report(
      Self.kind, at: place, .mismatch(name, type.name, actual), object: object,
      notes: code.declarationNotes(member))
  }

  /// The class of the connected object where it is certain that the outlet's type doesn't allow it.
  private func mismatch(
    _ type: TypeText, _ member: SourceIndex.Member, _ connection: SpecConnection,
    in document: CheckedDocument, _ code: DocumentCode
  ) -> String? {
    guard !type.name.isEmpty, let destination = connection.destination else { return nil }
    let expected = resolve(type.name, member, code)
    guard let (actual, name) = destinationClass(destination, in: document, code) else { return nil }
    switch expected {
    case .source(let number):
      guard actual.isComplete, !actual.classes.contains(number) else { return nil }
      return name
    case .platform(let wanted):
      guard wanted != "NSObject", actual.isComplete, let platform = actual.platformClass,
        !ClassHierarchy.standard.inherits(platform, from: wanted)
      else { return nil }
      return name
    case .noClass, .unknown: return nil
    }
  }

  /// The class of what an outlet leads to, with its name; nil where it can't be known.
  private func destinationClass(
    _ id: ObjectID, in document: CheckedDocument, _ code: DocumentCode
  ) -> (ClassChain, String)? {
    guard let object = document.spec.object(id) else {
      guard let element = document.spec.element(declaring: id),
        document.spec.tree.elements[element].name == .constraint,
        document.spec.tree.row(of: .customClass, in: element) == nil
      else { return nil }
      return (code.index.chain(ofPlatformClass: "NSLayoutConstraint"), "NSLayoutConstraint")
    }
    guard let chain = code.chain(ofObject: object), let name = code.className(ofObject: object) else {
      return nil
    }
    return (chain, name)
  }

  private func resolve(
    _ name: String, _ member: SourceIndex.Member, _ code: DocumentCode
  ) -> SourceIndex.Resolved {
    code.index.resolve(name, from: code.index.owner(of: member))
  }

  /// Whether a type is certainly that of one object.
  private func isViewClass(_ name: String, _ member: SourceIndex.Member, _ code: DocumentCode) -> Bool {
    switch resolve(name, member, code) {
    case .source: true
    case .platform(let name): name != "NSObject"
    case .noClass, .unknown: false
    }
  }
}

extension String {
  fileprivate static func mismatch(_ name: String, _ type: String, _ actual: String) -> String {
    "outlet '\(name)' is a '\(type)', and the object is a '\(actual)'"
  }

  fileprivate static func single(_ name: String) -> String {
    "outlet '\(name)' is an array, and the connection is that of a single object"
  }

  fileprivate static func collection(_ name: String, _ type: String) -> String {
    "outlet '\(name)' is one '\(type)', and the connection is that of a collection"
  }
}
