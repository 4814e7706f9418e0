internal import Catalog
package import Diagnostics
internal import SourceInterfaces
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A custom class doesn't inherit from the class that its element stands for.
package struct ClassElementMismatch: Rule {
  package static let kind = DiagnosticKind(
    "class-element-mismatch", .error, summary: "a custom class does not fit its element",
    explanation: """
      ## What it reports
      With `--sources`: a custom class that does not inherit from the UIKit class of its element, as a view
      controller on a view or a plain view on a button; a class of cells on a view that is no cell; a table or
      collection view controller on a plain controller. Between views it is a warning, since some views get
      along with what isn't meant for them. Classes whose superclass isn't known are not judged.
      ## Why
      Loading makes an object of the custom class and then sets what the element has. The first property or
      method that the class lacks crashes the app; a cell that isn't a cell's element has an empty content
      view above its own views, which takes their touches.
      ## Example
          <view customClass="ProfileCell" id="a1b-2c-d3e"/> <!-- class ProfileCell: UITableViewCell -->
      ## Fix
      Use the element that the class is for (`<tableViewCell>`), or change the superclass.
      """)

  /// Classes that need an element of their own, with the elements that do.
  private static let particular: [(className: String, elements: Set<Name>)] = [
    ("UITableViewCell", [.tableViewCell]),
    ("UICollectionViewCell", [.collectionViewCell]),
    ("UITableViewController", [.tableViewController]),
    ("UICollectionViewController", [.collectionViewController]),
  ]

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    guard let code = document.code else { return }
    for number in document.spec.objects.indices {
      guard let use = code.use(ofObject: number), let chain = code.chain(ofObject: number),
        let wanted = code.platformClass(ofObject: number)
      else { continue }
      check(number, use, chain, wanted, in: document, code, into: &bag)
    }
  }

  private func check(
    _ object: Int, _ use: Int, _ chain: ClassChain, _ wanted: String, in document: CheckedDocument,
    _ code: DocumentCode, into bag: inout DiagnosticBag
  ) {
    guard chain.isComplete, let platform = chain.platformClass else { return }
    let name = document.spec.objects[object].name
    let message: String
    var isDoubtful = true
    if !ClassHierarchy.standard.inherits(platform, from: wanted) {
      message = .mismatch(code.uses[use].name, platform, document.words(object), wanted)
      isDoubtful = areViews(platform, wanted)
    } else if let className = misplaced(platform, name) {
      message = .particular(code.uses[use].name, className, document.words(object))
    } else {
      return
    }
    bag.report(
      Self.kind, at: document.spec.tree.place(of: .customClass, in: code.uses[use].element), message,
      object: document.objectText(object), notes: code.declarationNotes(chain),
      isDoubtful: isDoubtful)
  }

  /// Whether both are views: one can stand for another as long as nothing is set that it lacks.
  private func areViews(_ one: String, _ other: String) -> Bool {
    ClassHierarchy.standard.inherits(one, from: "UIView")
      && ClassHierarchy.standard.inherits(other, from: "UIView")
  }

  /// The class that a class inherits from and that needs another element than `name`.
  private func misplaced(_ platform: String, _ name: Name) -> String? {
    ClassElementMismatch.particular.first {
      !$0.elements.contains(name) && ClassHierarchy.standard.inherits(platform, from: $0.className)
    }?.className
  }
}

extension String {
  fileprivate static func mismatch(
    _ name: String, _ platform: String, _ object: String, _ wanted: String
  ) -> String {
    "class '\(name)' is a '\(platform)', and \(object) needs a '\(wanted)'"
  }

  fileprivate static func particular(_ name: String, _ className: String, _ object: String) -> String {
    "class '\(name)' is a '\(className)', and \(object) is no element for one"
  }
}
