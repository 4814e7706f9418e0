internal import Diagnostics
internal import SpecDecoding

extension LanguageResolver {
  /// Binds what a collection or table view repeats: data, fields and cells.
  ///
  /// Needs: types, data's types, cells. Leaves: a repetition; nil where its data is wrong, which was
  /// reported.
  mutating func repetition(_ written: DraftRepetition, _ node: NodeID) -> Repetition? {
    let isFlat = written.attribute("data") != nil
    guard let list = written.attribute(isFlat ? "data" : "sections")?.located else { return nil }
    guard let number = environment.dataNumber(list.value) else {
      reportUnknown(NameKinds.unknownData, list, "no data has the name", in: environment.dataNames)
      return nil
    }
    // Data that is wrong was reported; its type may be what is wrong.
    let isBroken = templates.data[number].value == nil
    guard let type = environment.data[number].type,
      let element = listElement(of: type, list, isBroken: isBroken)
    else { return nil }
    if isFlat {
      for name in ["rows", "header", "children", "childCell"] {
        guard let attribute = written.attribute(name) else { continue }
        bag.report(
          StructureKinds.conflictingAttributes, at: attribute.namePlace,
          "attribute '\(name)' needs attribute 'sections'")
      }
      return Repetition(
        node: node, data: number, cell: cell(written.attribute("cell"), shows: element), sections: nil,
        place: list.place)
    }
    return sections(written, node, number, element, list.place)
  }

  private mutating func sections(
    _ written: DraftRepetition, _ node: NodeID, _ data: Int, _ section: SpecType, _ place: SpanRef
  ) -> Repetition? {
    guard let rows = listField(written.attribute("rows"), of: section) else { return nil }
    let header = cell(written.attribute("header"), shows: section)
    let children = written.attribute("children").map { listField($0, of: rows.element) }
    if case .some(nil) = children { return nil }
    if let attribute = written.attribute("children"), written.attribute("childCell") == nil {
      bag.report(
        AttributeKinds.missingAttribute, at: attribute.namePlace,
        "attribute 'children' needs attribute 'childCell'")
      return nil
    }
    let childType = children.flatMap { $0 }
    return Repetition(
      node: node, data: data, cell: cell(written.attribute("cell"), shows: rows.element),
      sections: Repetition.Sections(
        rows: rows.position, header: header, children: childType?.position,
        childCell: childType.flatMap { cell(written.attribute("childCell"), shows: $0.element) },
        isExpandable: written.isExpandable),
      place: place)
  }

  /// The type of a list's elements; nil after reporting that it is no list.
  private mutating func listElement(
    of type: SpecType, _ name: Located<String>, isBroken: Bool = false
  ) -> SpecType? {
    if case .list(let element) = type { return element }
    if type == .unknown || isBroken { return nil }
    bag.report(
      ValueKinds.typeMismatch, at: name.place,
      "a list is due here; '\(name.value)' is '\(environment.types.text(of: type))'")
    return nil
  }

  private mutating func listField(
    _ attribute: Draft.Attribute?, of type: SpecType
  ) -> (position: Int, element: SpecType)? {
    guard let attribute else { return nil }
    let fields = environment.types.fields(of: type)
    guard let position = fields.firstIndex(where: { $0.name == attribute.value }) else {
      reportUnknown(
        NameKinds.unknownField, attribute.located, "\(environment.types.noun(of: type)) has no field",
        in: fields.map(\.name))
      return nil
    }
    return listElement(of: fields[position].type, attribute.located).map { (position, $0) }
  }

  /// The cell with a name, which must show items of a type.
  private mutating func cell(_ attribute: Draft.Attribute?, shows type: SpecType) -> Int? {
    guard let attribute else { return nil }
    guard let number = templates.cells.firstIndex(where: { $0.name == attribute.value }) else {
      reportUnknown(
        NameKinds.unknownCell, attribute.located, "no cell has the name", in: templates.cells.map(\.name))
      return nil
    }
    if let model = templates.cells[number].model, model != type, type != .unknown {
      bag.report(
        ValueKinds.typeMismatch, at: attribute.place,
        "cell '\(attribute.value)' shows '\(environment.types.text(of: model))', not "
          + "'\(environment.types.text(of: type))'")
      return nil
    }
    return number
  }
}
