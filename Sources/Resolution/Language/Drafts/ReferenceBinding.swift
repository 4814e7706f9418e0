internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary

/// Replaces ids in Interface Builder's own attributes (`firstItem`, `destination`) by those of the lowered
/// document.
///
/// Needs: ids of all elements. Leaves: no id that names nothing.
struct ReferenceBinding {
  var draft: Draft
  var bag = DiagnosticBag()

  /// Works on `draft`.
  init(_ draft: Draft) {
    self.draft = draft
  }

  /// Binds the references of all elements; what names nothing is reported and left out.
  mutating func run() {
    for element in draft.elements.indices { bind(element) }
  }

  private mutating func bind(_ element: Int) {
    let kind = draft.elements[element].kind
    for (position, attribute) in draft.elements[element].attributes.enumerated() {
      let name = Name.named(attribute.name)
      guard Catalog.standard.attributeType(of: kind, name) == .reference else { continue }
      let lookup = DraftLookup(draft: draft)
      let scope = attribute.scope
      guard let found = lookup.element(attribute.located, scope: scope) else {
        lookup.reportUnknown(attribute.located, scope: scope, into: &bag)
        remove(element)
        return
      }
      draft.elements[element].attributes[position] = Draft.Attribute(
        name: attribute.name, value: draft.elements[found].id ?? attribute.value, place: attribute.place,
        namePlace: attribute.namePlace, scope: attribute.scope)
    }
  }

  private mutating func remove(_ element: Int) {
    let parent = draft.elements[element].parent
    if parent >= 0 { draft.elements[parent].children.removeAll { $0 == element } }
  }
}
