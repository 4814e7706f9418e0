package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A constraint moves or sizes the content view of a cell.
package struct ContentViewConstraint: Rule {
  package static let kind = DiagnosticKind(
    "content-view-constraint", .warning, summary: "a constraint places or sizes a cell's content view",
    explanation: """
      ## What it reports
      A constraint that relates the content view of a cell to the cell, or to a guide of the cell.
      ## Why
      The cell sets the frame of its content view. Such a constraint competes with it: it breaks when
      the cell is edited, gets an accessory or another width.
      ## Example
          <constraint firstItem="content" firstAttribute="leading" secondItem="cell"
            secondAttribute="leading" constant="8" id="a1b-2c-d3e"/>
      ## Fix
      Constrain the views inside the content view to the content view.
      """)

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    for constraint in document.spec.constraints {
      guard let id = constraint.secondItem, case .object(let first) = document.firstItem(of: constraint),
        case .object(let second) = document.item(id)
      else { continue }
      check(first, against: second, constraint, at: .firstItem, document, &bag)
      check(second, against: first, constraint, at: .secondItem, document, &bag)
    }
  }

  private func check(
    _ content: Int, against other: Int, _ constraint: SpecConstraint, at attribute: Name,
    _ document: CheckedDocument, _ bag: inout DiagnosticBag
  ) {
    guard document.isContentViewOfCell(content), let view = document.owningView(of: other),
      view == Int(document.spec.objects[content].parent)
    else { return }
    bag.report(
      Self.kind, at: document.place(attribute, of: constraint), .outside(document.words(other)),
      object: document.objectText(constraint))
  }
}

extension String {
  fileprivate static func outside(_ other: String) -> String {
    "a cell places its content view itself; the constraint relates it to \(other)"
  }
}
