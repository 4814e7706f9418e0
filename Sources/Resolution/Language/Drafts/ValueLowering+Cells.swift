internal import Catalog
internal import Geometry
internal import SpecDecoding
internal import Vocabulary

extension ValueLowering {
  /// The size shorthands of a cell's own view give its frame: what a table or layout makes of it decides in
  /// the end.
  mutating func lowerCellSize(_ root: Int, screen: Traits) {
    guard draft.elements[root].parts.allSatisfy({ $0.name != "rect" }) else { return }
    var size = Size(width: screen.screen?.width ?? 320, height: 44)
    var given = false
    if let text = draft.elements[root].attribute("size")?.value {
      let sides = text.split(separator: "x").compactMap { ValueSyntax.number(String($0)) }
      guard sides.count == 2 else { return }
      _ = draft.elements[root].take("size")
      size = Size(width: sides[0], height: sides[1])
      given = true
    }
    if let width = draft.elements[root].attribute("width").flatMap({ ValueSyntax.number($0.value) }) {
      _ = draft.elements[root].take("width")
      size.width = width
    }
    if let height = draft.elements[root].attribute("height").flatMap({ ValueSyntax.number($0.value) }) {
      _ = draft.elements[root].take("height")
      size.height = height
      given = true
    }
    let place = draft.elements[root].origin.place
    let frame = ValueLowering.rect([0, 0, size.width, size.height], place)
    draft.elements[root].parts.append(frame)
    // A content view that no one wrote fills its cell.
    for child in draft.elements[root].children
    where draft.elements[child].additions.contains(where: { $0.value == "contentView" }) {
      draft.elements[child].parts.append(frame)
    }
    if given, draft.elements[root].kind == .tableViewCell {
      draft.elements[root].additions.append(("rowHeight", LoweredNumber.text(size.height), place))
    }
  }
}
