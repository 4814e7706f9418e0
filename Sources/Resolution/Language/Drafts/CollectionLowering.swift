internal import Catalog
internal import Diagnostics
internal import Geometry
internal import SpecDecoding
internal import Vocabulary

/// Turns the attributes of collection and table views into Interface Builder's, and keeps what they repeat.
///
/// Needs: a draft without expressions. Leaves: flow layouts as parts; `draft.repetitions`.
struct CollectionLowering {
  var draft: Draft
  var bag = DiagnosticBag()

  /// Works on `draft`.
  init(_ draft: Draft) {
    self.draft = draft
  }

  /// Lowers all collection and table views.
  mutating func run() {
    for element in draft.elements.indices {
      switch draft.elements[element].kind {
      case .collectionView: lowerCollection(element)
      case .tableView: lowerTable(element)
      default: break
      }
      if ViewProperty.isScrollView(draft.elements[element].kind) {
        rename("paging", to: "pagingEnabled", element)
      }
    }
  }

  private mutating func report(_ attribute: Draft.Attribute, _ message: String) {
    bag.report(ValueKinds.invalidShorthand, at: attribute.place, message)
  }

  private mutating func rename(_ old: String, to new: String, _ element: Int) {
    guard let attribute = draft.elements[element].take(old) else { return }
    draft.elements[element].attributes.append(
      Draft.Attribute(
        name: new, value: attribute.value, place: attribute.place, namePlace: attribute.namePlace,
        scope: attribute.scope))
  }

  private mutating func repetition(_ element: Int, _ names: [String]) -> DraftRepetition? {
    let attributes = names.compactMap { draft.elements[element].take($0) }
    let expandable = draft.elements[element].take("expandable")
    if let expandable { _ = check(expandable, ["YES", "NO"]) }
    // A value that is neither was meant as the one that isn't the default.
    var repetition = DraftRepetition(
      element: element, attributes: attributes, isExpandable: expandable.map { $0.value != "NO" } ?? false)
    guard !attributes.isEmpty else { return nil }
    repetition.isBroken = !isComplete(attributes, element)
    return repetition
  }

  /// Whether the attributes fit together; what doesn't is reported.
  private mutating func isComplete(_ attributes: [Draft.Attribute], _ element: Int) -> Bool {
    guard let first = attributes.first else { return false }
    let isFlat = attributes.contains { $0.name == "data" }
    if isFlat, let sections = attributes.first(where: { $0.name == "sections" }) {
      bag.report(
        StructureKinds.conflictingAttributes, at: sections.namePlace,
        "attribute 'sections' cannot be given beside 'data'")
      return false
    }
    let needed = isFlat ? ["data", "cell"] : ["sections", "rows", "cell"]
    for name in needed where !attributes.contains(where: { $0.name == name }) {
      bag.report(
        AttributeKinds.missingAttribute, at: draft.elements[element].origin.place,
        "element '\(draft.elements[element].name)' needs attribute '\(name)' beside '\(first.name)'")
      return false
    }
    return true
  }

  /// Whether an attribute has one of its words; otherwise that is reported.
  private mutating func check(_ attribute: Draft.Attribute, _ words: [String]) -> Bool {
    if words.contains(attribute.value) { return true }
    let near = Suggestion.nearest(to: attribute.value, in: words)
    bag.report(
      AttributeKinds.invalidValue, at: attribute.place,
      "attribute '\(attribute.name)' cannot be '\(attribute.value)'; its values are "
        + words.map { "'\($0)'" }.joined(separator: ", "),
      fixIts: near.map { [.replace(attribute.value, with: $0, at: attribute.place)] } ?? [])
    return false
  }

  // MARK: Tables

  private mutating func lowerTable(_ element: Int) {
    rename("headerHeight", to: "sectionHeaderHeight", element)
    if let height = draft.elements[element].attribute("rowHeight"), height.value == "automatic" {
      _ = draft.elements[element].take("rowHeight")
      draft.elements[element].additions.append(("rowHeight", "-1", height.place))
      draft.elements[element].additions.append(("estimatedRowHeight", "-1", height.place))
    }
    let names = ["data", "sections", "rows", "header", "cell", "children", "childCell"]
    if let repetition = repetition(element, names) { draft.repetitions.append(repetition) }
  }

  // MARK: Collections

  private mutating func lowerCollection(_ element: Int) {
    if let layout = draft.elements[element].take("layout") { _ = check(layout, ["flow"]) }
    var part = Draft.Part(
      name: "collectionViewFlowLayout", attributes: [("key", "collectionViewLayout")],
      place: draft.elements[element].origin.place)
    lowerNumber("lineSpacing", "minimumLineSpacing", element, &part)
    lowerNumber("itemSpacing", "minimumInteritemSpacing", element, &part)
    if let direction = draft.elements[element].take("direction"),
      check(direction, ["horizontal", "vertical"])
    {
      part.attributes.append(("scrollDirection", direction.value))
    }
    let itemSize = lowerItemSize(element, &part)
    lowerInset(element, &part)
    var alignment: String?
    if let lines = draft.elements[element].take("lines"), check(lines, ["justified", "leading"]) {
      alignment = lines.value
    }
    let repetition = repetition(element, ["data", "cell"])
    let hasLayout = draft.elements[element].children.contains {
      draft.elements[$0].attribute("key")?.value == "collectionViewLayout"
    }
    if !hasLayout || part.attributes.count > 1 || !part.children.isEmpty {
      let id = (draft.elements[element].id ?? "") + "/collectionViewLayout"
      part.attributes.append(("id", id))
      draft.elements[element].parts.append(part)
    }
    guard var repetition else { return }
    repetition.itemSize = itemSize
    repetition.lineAlignment = alignment
    draft.repetitions.append(repetition)
  }

  private mutating func lowerNumber(_ name: String, _ new: String, _ element: Int, _ part: inout Draft.Part) {
    guard let attribute = draft.elements[element].take(name) else { return }
    guard let value = ValueSyntax.number(attribute.value), value >= 0 else {
      bag.report(
        AttributeKinds.invalidNumber, at: attribute.place,
        "attribute '\(name)' must be a number from 0; '\(attribute.value)' is not")
      return
    }
    part.attributes.append((new, attribute.value))
  }

  /// `WxH` becomes a part; `bounds` and `automatic` are words that documents lack.
  private mutating func lowerItemSize(_ element: Int, _ part: inout Draft.Part) -> String? {
    guard let written = draft.elements[element].take("itemSize") else { return nil }
    if written.value == "automatic" {
      part.attributes.append(("automaticEstimatedItemSize", "YES"))
      return written.value
    }
    if written.value == "bounds" { return written.value }
    let sides = written.value.split(separator: "x").compactMap { ValueSyntax.number(String($0)) }
    guard sides.count == 2, sides[0] > 0, sides[1] > 0, written.value.filter({ $0 == "x" }).count == 1 else {
      report(written, "'\(written.value)' is not a size such as '200x30', 'bounds' or 'automatic'")
      return nil
    }
    part.children.append(
      Draft.Part(
        name: "size",
        attributes: [
          ("key", "itemSize"), ("width", LoweredNumber.text(sides[0])),
          ("height", LoweredNumber.text(sides[1])),
        ], place: written.place))
    return nil
  }

  private mutating func lowerInset(_ element: Int, _ part: inout Draft.Part) {
    guard let written = draft.elements[element].take("sectionInset") else { return }
    guard let insets = PropertyText.insets(written.value) else {
      report(written, "'\(written.value)' is not 1, 2 or 4 numbers")
      return
    }
    part.children.append(
      Draft.Part(
        name: "inset",
        attributes: [
          ("key", "sectionInset"), ("minX", LoweredNumber.text(insets.left)),
          ("minY", LoweredNumber.text(insets.top)), ("maxX", LoweredNumber.text(insets.right)),
          ("maxY", LoweredNumber.text(insets.bottom)),
        ], place: written.place))
  }
}
