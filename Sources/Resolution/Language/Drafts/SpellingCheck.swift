internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary

/// Finds attributes that look like misspelled shorthands.
///
/// Needs: a draft whose shorthands are lowered. Leaves: no such attributes; all others are for the document's
/// own check.
struct SpellingCheck {
  var draft: Draft
  var bag = DiagnosticBag()

  private static let everywhere = [
    "pin", "inset", "size", "width", "height", "aspect", "below", "above", "after", "before", "align",
    "frame", "margins", "class", "module", "hugging", "compression", "backgroundColor", "tintColor", "export",
  ]

  /// Checks `draft`.
  init(_ draft: Draft) {
    self.draft = draft
  }

  /// Checks the attributes of all views.
  mutating func run() {
    for element in draft.elements.indices where draft.isView(element) {
      let kind = draft.elements[element].kind
      for attribute in draft.elements[element].attributes {
        guard Name.named(attribute.name) == .unknown || isShorthandElsewhere(attribute.name, kind),
          let near = Suggestion.nearest(to: attribute.name, in: candidates(kind))
        else { continue }
        _ = draft.elements[element].take(attribute.name)
        bag.report(
          AttributeKinds.unknownAttribute, at: attribute.namePlace,
          "element '\(draft.elements[element].name)' has no attribute '\(attribute.name)'; "
            + "the nearest is '\(near)'",
          fixIts: [.replace(attribute.name, with: near, at: attribute.namePlace)])
      }
    }
  }

  /// Whether an attribute that no check knows for the element is near one by chance only: it is a word of its
  /// own.
  private func isShorthandElsewhere(_ name: String, _ kind: Name) -> Bool {
    Catalog.standard.attributeType(of: kind, Name.named(name)) == nil && name.utf8.count > 4
  }

  private func candidates(_ kind: Name) -> [String] {
    let element: Name = Catalog.standard.schema(of: kind) == nil ? .view : kind
    var names = SpellingCheck.everywhere + Catalog.standard.attributes(of: element).map(\.rawValue)
    if ViewProperty.hasFont(kind) { names.append("font") }
    names += Name.allCases.filter { ViewProperty.isColor($0, of: kind) }.map(\.rawValue)
    switch kind {
    case .button: names += ["title", "image", "titleColor"]
    case .collectionView:
      names += [
        "data", "cell", "layout", "direction", "itemSize", "lineSpacing", "itemSpacing", "sectionInset",
        "lines",
        "paging",
      ]
    case .tableView:
      names += [
        "data", "sections", "rows", "header", "cell", "children", "childCell", "expandable", "headerHeight",
        "rowHeight",
      ]
    case .scrollView, .textView: names.append("paging")
    default: break
    }
    return names
  }
}
