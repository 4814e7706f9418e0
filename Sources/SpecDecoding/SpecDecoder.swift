package import Diagnostics
internal import Vocabulary
package import XMLParsing

/// Decodes a tree: which elements are objects, what they contain, and what is wrong with their attributes.
///
/// Input: an `XMLTree`. Output: a `Spec`. Gone afterwards: untyped attributes of structure.
package enum SpecDecoder {
  /// What `tree` holds; nil after reporting why it isn't read.
  ///
  /// A document for another platform than iOS gets one warning and is left alone.
  package static func decode(_ tree: XMLTree, into bag: inout DiagnosticBag) -> Spec? {
    switch tree.elements[XMLTree.root].name {
    case .document:
      return decodeDocument(tree, into: &bag)
    case .spec:
      return nil
    default:
      refuse(tree, into: &bag)
      return nil
    }
  }

  private static func decodeDocument(_ tree: XMLTree, into bag: inout DiagnosticBag) -> Spec? {
    if let platform = HeaderReader.foreignPlatform(of: tree) {
      bag.report(
        DocumentKinds.unsupportedPlatform, at: tree.place(of: .targetRuntime, in: XMLTree.root),
        .platform(platform))
      return nil
    }
    if let version = tree.string(.version, in: XMLTree.root), version != "3.0" {
      bag.report(
        DocumentKinds.unsupportedVersion, at: tree.place(of: .version, in: XMLTree.root), .version(version))
    }
    let header = HeaderReader.header(of: tree)
    return tree.withRows { rows in
      var pass = DocumentPass(tree, rows)
      let spec = pass.run(header)
      bag.merge(pass.bag)
      return spec
    }
  }

  private static func refuse(_ tree: XMLTree, into bag: inout DiagnosticBag) {
    let place = tree.place(of: XMLTree.root)
    let name = tree.nameText(of: XMLTree.root)
    if name == "archive" {
      bag.report(DocumentKinds.legacyArchive, at: place, .archive)
    } else {
      bag.report(DocumentKinds.unknownRoot, at: place, .root(name))
    }
  }
}

extension String {
  fileprivate static func platform(_ name: String) -> String {
    "documents for \(name) are not checked; viewc reads those for iOS"
  }

  fileprivate static func version(_ version: String) -> String {
    "the format has version '\(version)'; it is read as 3.0"
  }

  fileprivate static let archive = "documents from before Xcode 5 are not read; saving it in Xcode renews it"

  fileprivate static func root(_ name: String) -> String {
    "root element '\(name)' is neither 'document' nor 'spec'"
  }
}
