internal import Catalog
package import Diagnostics
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// Nothing bounds the width of a label that may have several lines.
package struct UnboundedMultiline: Rule {
  package static let kind = DiagnosticKind(
    "unbounded-multiline", .warning, visibility: .offByDefault,
    summary: "nothing bounds the width of a label of several lines",
    explanation: """
      ## What it reports
      A label that may have several lines and that constraints tie on one side, or by its centre, only: no
      other side, no width, no preferred width. Labels in stack views and of custom classes are passed over.
      ## Why
      The label takes the width of its whole text: a long text stays on one line and runs off the screen.
      ## Example
          <label numberOfLines="0" id="a1b-2c-d3e"/>
          <constraint firstItem="a1b-2c-d3e" firstAttribute="leading" secondItem="f4g-5h-i6j"
            secondAttribute="leading" id="k7l-8m-n9o"/>
      ## Fix
      Tie the other side too, by a "less than or equal" where it may stay short, or bound the width.
      """)

  /// What ties an object along the x axis.
  private struct Ties: OptionSet {
    let rawValue: UInt8
    static let start = Ties(rawValue: 1)
    static let end = Ties(rawValue: 2)
    static let center = Ties(rawValue: 4)
    static let width = Ties(rawValue: 8)
    static let unknown = Ties(rawValue: 16)
  }

  package func check(_ document: CheckedDocument, into bag: inout DiagnosticBag) {
    let spec = document.spec
    let labels = spec.objects.indices.filter { mayWrap($0, in: spec) }
    guard !labels.isEmpty else { return }
    let ties = ties(in: document)
    for label in labels {
      let side: String
      switch ties[label] {
      case .start: side = "its leading side"
      case .end: side = "its trailing side"
      case .center: side = "its centre"
      default: continue
      }
      let element = Int(spec.objects[label].element)
      bag.report(
        Self.kind, at: spec.tree.place(of: .numberOfLines, in: element),
        .unbounded(document.words(label), side), object: document.objectText(label))
    }
  }

  private func mayWrap(_ number: Int, in spec: Spec) -> Bool {
    let object = spec.objects[number]
    let element = Int(object.element)
    guard object.name == .label, object.slot == .subviews, object.parent >= 0,
      spec.objects[Int(object.parent)].name != .stackView,
      let row = spec.tree.row(of: .numberOfLines, in: element),
      !spec.tree.bytes(row: row).elementsEqual("1".utf8)
    else { return false }
    return spec.tree.row(of: .preferredMaxLayoutWidth, in: element) == nil
      && spec.tree.row(of: .customClass, in: element) == nil
      && spec.tree.string(.translatesAutoresizingMaskIntoConstraints, in: element) == "NO"
  }

  private func ties(in document: CheckedDocument) -> [Ties] {
    var ties = [Ties](repeating: [], count: document.spec.objects.count)
    for constraint in document.spec.constraints {
      let isVaried = document.isVaried(constraint)
      if case .object(let first) = document.firstItem(of: constraint) {
        ties[first].formUnion(isVaried ? .unknown : tie(constraint.firstAttribute))
      }
      if let id = constraint.secondItem, case .object(let second) = document.item(id) {
        ties[second].formUnion(isVaried ? .unknown : tie(constraint.secondAttribute))
      }
    }
    return ties
  }

  private func tie(_ attribute: ConstraintAttribute?) -> Ties {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: .start
    case .right, .trailing, .rightMargin, .trailingMargin: .end
    case .centerX, .centerXWithinMargins: .center
    case .width: .width
    case nil: .unknown
    default: []
    }
  }
}

extension String {
  fileprivate static func unbounded(_ label: String, _ side: String) -> String {
    "nothing bounds the width of \(label), tied by \(side) only; a long text stays on one line"
  }
}
