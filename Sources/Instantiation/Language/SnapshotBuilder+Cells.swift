internal import Catalog
internal import Diagnostics
internal import Resolution
internal import SpecDecoding
internal import Vocabulary

extension SnapshotBuilder {
  /// Puts the cells of a collection or table view under its node, in the order in which they are seen.
  mutating func repeatCells(_ repetition: Repetition, at view: NodeID, name: String?) {
    guard let value = state.values[repetition.data] else {
      isIncomplete = true
      return
    }
    let name = name ?? viewName(view)
    guard let sections = repetition.sections else {
      for (index, item) in value.elements.enumerated() {
        guard let cell = repetition.cell else { return }
        let isSelected =
          state.selection[repetition.data] == index || name.flatMap { state.viewSelection[$0] } == index
        add(cell, item, under: view, path: String(index), slot: .cells, isSelected: isSelected)
        if isTooLarge(repetition) { return }
      }
      return
    }
    for (index, section) in value.elements.enumerated() {
      addSection(index, section, sections, repetition, under: view, name)
      if isTooLarge(repetition) { return }
    }
  }

  private func viewName(_ view: NodeID) -> String? {
    tree.nodes[view.index].documentID
  }

  private mutating func addSection(
    _ index: Int, _ section: DataValue, _ sections: Repetition.Sections, _ repetition: Repetition,
    under view: NodeID, _ name: String?
  ) {
    let open = name.flatMap { state.open[$0] } ?? DataState.OpenRows()
    if let header = sections.header {
      add(header, section, under: view, path: "\(index)/header", slot: .sectionHeaderView, isSelected: false)
    }
    guard !sections.isExpandable || open.sections.contains(index), let cell = repetition.cell,
      case .record(let fields) = section, fields.indices.contains(sections.rows)
    else { return }
    for (row, item) in fields[sections.rows].elements.enumerated() {
      add(cell, item, under: view, path: "\(index)/\(row)", slot: .cells, isSelected: false)
      guard let children = sections.children, let childCell = sections.childCell,
        !sections.isExpandable || open.rows[index]?.contains(row) == true,
        case .record(let fields) = item, fields.indices.contains(children)
      else { continue }
      for (position, child) in fields[children].elements.enumerated() {
        add(
          childCell, child, under: view, path: "\(index)/\(row).\(position)", slot: .cells, isSelected: false)
      }
      if isTooLarge(repetition) { return }
    }
  }

  /// Whether the tree has more nodes than can be drawn; that is reported once.
  private mutating func isTooLarge(_ repetition: Repetition) -> Bool {
    guard tree.nodes.count > SnapshotBuilder.nodeLimit else { return false }
    if !bag.diagnostics.contains(where: { $0.kind == ExpansionKinds.expansionTooLarge }) {
      bag.report(
        ExpansionKinds.expansionTooLarge, at: repetition.place,
        "the data makes over \(SnapshotBuilder.nodeLimit) views")
    }
    isIncomplete = true
    return true
  }

  /// Copies a cell's view and shows an item in it.
  private mutating func add(
    _ number: Int, _ item: DataValue, under view: NodeID, path: String, slot: Name, isSelected: Bool
  ) {
    guard nesting < SnapshotBuilder.nestingLimit, let prototype = prototype(number) else { return }
    nesting += 1
    defer { nesting -= 1 }
    var place = Graft.Place()
    place.parent = view
    place.id = tree.nodes[view.index].id + "/" + path
    place.slot = slot
    place.instances = tree.nodes[view.index].origin.instances + [tree.nodes[view.index].origin.place]
    let map = prototype.graft.copy(
      to: place, nodes: &tree.nodes, constraints: &tree.constraints, connections: &tree.connections)
    // The prototype's own frame is that of its canvas; the table or collection view places its instances.
    if let root = map[prototype.graft.root] { tree.nodes[root.index].frame = nil }
    translate(prototype.document, map: map)
    for change in prototype.cell.awake { apply(change, item, map) }
    bind(prototype.document, item: item, map: map)
    for binding in prototype.cell.bindings {
      guard let node = map[binding.node] else { continue }
      show(binding.expression, as: binding.property, of: node, item: item)
    }
    for change in prototype.cell.sets { apply(change, item, map) }
    if isSelected || isMarkedSelected(item, prototype.cell) { select(prototype, item, map) }
    for repetition in prototype.document.repetitions {
      if let node = map[repetition.node] { repeatCells(repetition, at: node, name: nil) }
    }
  }

  private mutating func apply(_ change: CellTemplate.Change, _ item: DataValue, _ map: [NodeID: NodeID]) {
    if let when = change.when, !evaluator.isTrue(when, item: item) { return }
    if let unless = change.unless, evaluator.isTrue(unless, item: item) { return }
    guard let node = map[change.node] else { return }
    tree.nodes[node.index].properties[change.property.key] = change.value
  }

  /// Whether the item's own Bool field `selected` is true.
  private func isMarkedSelected(_ item: DataValue, _ cell: CellTemplate) -> Bool {
    guard let model = cell.model else { return false }
    let field = templates.types.fields(of: model).firstIndex { $0.name == "selected" && $0.type == .boolean }
    return field.map { DataState.isTrue(item, $0) } ?? false
  }

  private mutating func select(_ prototype: CellPrototype, _ item: DataValue, _ map: [NodeID: NodeID]) {
    if let root = map[prototype.graft.root] {
      tree.nodes[root.index].properties[PropertyKey(.selected)] = .boolean(true)
    }
    for change in prototype.cell.selected { apply(change, item, map) }
  }
}
