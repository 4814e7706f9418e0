internal import Catalog
package import Diagnostics
internal import SourceInterfaces
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A xib that a controller loads by its name has an owner of another class.
package struct NibOwnerMismatch: Rule {
  package static let kind = DiagnosticKind(
    "nib-owner-mismatch", .warning,
    summary: "a controller loads a xib by its name, whose owner is another class",
    explanation: """
      ## What it reports
      With `--sources`: a xib with the name of a view controller of the sources whose File's Owner, with
      outlets connected, is of a class that neither is that controller's nor is in one line with it.
      ## Why
      A controller without a storyboard and without a name for its xib loads the one that is called like its
      class. The outlets of the other class are then set on it, and the app crashes at the first that it
      lacks. Copying a xib and forgetting its owner is the usual cause.
      ## Example
          <!-- ProfileViewController.xib -->
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SettingsViewController"/>
      ## Fix
      Set the owner's class to the controller's, or rename the xib.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard let code = document.code, document.spec.scenes.isEmpty else { return }
    let spec = document.spec
    let stem = FilePath.stem(of: spec.file.path)
    guard let controller = controller(named: stem, code), let owner = owner(in: spec),
      let use = code.use(ofObject: owner), code.uses[use].name != stem,
      let chain = code.chain(ofObject: owner), chain.isComplete, let actual = chain.classes.first,
      spec.connections.contains(where: { Int($0.owner) == owner })
    else { return }
    let expected = code.index.chain(of: controller)
    guard !chain.classes.contains(controller), !expected.classes.contains(actual) else { return }
    let place = spec.tree.place(of: .customClass, in: code.uses[use].element)
    bag.report(
      Self.kind, at: place, .mismatch(stem, code.uses[use].name), object: document.objectText(owner),
      notes: code.declarationNotes(expected),
      fixIts: [FixIt.replace(code.uses[use].name, with: stem, at: place)])
  }

  /// The view controller of the sources that a xib of this name belongs to.
  private func controller(named name: String, _ code: DocumentCode) -> Int? {
    code.index.types(named: name).first { number in
      let chain = code.index.chain(of: number)
      return chain.isComplete
        && chain.platformClass.map { ClassHierarchy.standard.inherits($0, from: "UIViewController") } == true
    }
  }

  private func owner(in spec: Spec) -> Int? {
    spec.objects.indices.first {
      spec.objects[$0].role == .placeholder
        && spec.tree.string(.placeholderIdentifier, in: Int(spec.objects[$0].element)) == "IBFilesOwner"
    }
  }
}

extension String {
  fileprivate static func mismatch(_ stem: String, _ owner: String) -> String {
    "'\(stem)' loads this document by its name, and the owner is a '\(owner)'"
  }
}
