package import Catalog
package import Diagnostics
package import Geometry
internal import SpecDecoding

/// The data and what a user has done to it and to views, at one point.
package struct DataState: Sendable {
  /// What of a table is open.
  package struct OpenRows: Sendable {
    package internal(set) var sections: Set<Int> = []
    /// Rows that show their own, by section.
    package internal(set) var rows: [Int: Set<Int>] = [:]

    /// Nothing is open.
    package init() {}
  }

  /// What a step changed of a view.
  package enum ViewChange: Sendable {
    case property(ViewProperty, PropertyValue)
    case scroll(Point)
  }

  /// The values by the number of the data; nil for data with an error.
  package internal(set) var values: [DataValue?]
  /// The selected item of data whose model has no field for it.
  package internal(set) var selection: [Int: Int] = [:]
  /// The selected item of a view.
  package internal(set) var viewSelection: [String: Int] = [:]
  package internal(set) var open: [String: OpenRows] = [:]
  /// Changes of views, in order.
  package internal(set) var changes: [(view: String, change: ViewChange)] = []

  /// The data as given.
  package init(_ templates: Templates) {
    values = templates.data.map(\.value)
  }

  /// What is wrong with a step.
  package struct Problem: Error {
    package let kind: DiagnosticKind
    package let place: SpanRef
    package let message: String
  }

  /// Does a step; `repetition` gives what a view repeats.
  package mutating func apply(
    _ step: StateTemplate.Step, repetition: (String) -> Repetition?
  ) throws(Problem) {
    switch step.action {
    case .add(let data, let value, let at, let field): try add(value, to: data, at: at, selecting: field)
    case .removeAt(let data, let index): try remove(index, from: data)
    case .removeWhere(let data, let field): remove(from: data) { DataState.isTrue($0, field) }
    case .select(let data, let index, let field): try select(index, in: data, field)
    case .selectIn(let view, let index):
      if let repetition = repetition(view) { try check(index, in: values[repetition.data], "item") }
      viewSelection[view] = index.value
    case .toggle(let view, let section, let row): try toggle(view, section, row, repetition(view))
    case .set(let view, let property, let value): changes.append((view, .property(property, value)))
    case .setField(let data, let index, let field, let value):
      try setField(of: data, index, field, value)
    case .scroll(let view, let offset): changes.append((view, .scroll(offset)))
    }
  }

  private func check(_ index: Located<Int>, in list: DataValue?, _ what: String) throws(Problem) {
    guard let list, case .list(let elements) = list, !elements.indices.contains(index.value) else { return }
    let count = elements.isEmpty ? "there are none" : "the last one is \(elements.count - 1)"
    throw Problem(
      kind: SnapshotKinds.indexOutOfRange, place: index.place,
      message: "\(what) \(index.value) does not exist; \(count) at this point")
  }

  // MARK: Items

  private mutating func add(
    _ value: DataValue, to data: Int, at: Located<Int>?, selecting field: Int?
  ) throws(Problem) {
    guard case .list(var elements)? = values[data] else { return }
    let position = at?.value ?? elements.count
    if let at, at.value > elements.count {
      throw Problem(
        kind: SnapshotKinds.indexOutOfRange, place: at.place,
        message: "there are \(elements.count) items at this point; \(at.value) is beyond them")
    }
    var value = value
    if let field {
      for index in elements.indices { DataState.set(&elements[index], field, .boolean(false)) }
      DataState.set(&value, field, .boolean(true))
    }
    elements.insert(value, at: position)
    values[data] = .list(elements)
    if let selected = selection[data], selected >= position { selection[data] = selected + 1 }
  }

  private mutating func remove(_ index: Located<Int>, from data: Int) throws(Problem) {
    try check(index, in: values[data], "item")
    guard case .list(var elements)? = values[data] else { return }
    elements.remove(at: index.value)
    values[data] = .list(elements)
    guard let selected = selection[data] else { return }
    if selected == index.value { selection[data] = nil }
    if selected > index.value { selection[data] = selected - 1 }
  }

  private mutating func remove(from data: Int, where condition: (DataValue) -> Bool) {
    guard case .list(let elements)? = values[data] else { return }
    values[data] = .list(elements.filter { !condition($0) })
  }

  private mutating func select(_ index: Located<Int>, in data: Int, _ field: Int?) throws(Problem) {
    try check(index, in: values[data], "item")
    guard case .list(var elements)? = values[data] else { return }
    guard let field else {
      selection[data] = index.value
      return
    }
    for position in elements.indices {
      DataState.set(&elements[position], field, .boolean(position == index.value))
    }
    values[data] = .list(elements)
  }

  private mutating func setField(
    of data: Int, _ index: Located<Int>?, _ field: Int, _ value: DataValue
  ) throws(Problem) {
    guard let index else {
      if var record = values[data] {
        DataState.set(&record, field, value)
        values[data] = record
      }
      return
    }
    try check(index, in: values[data], "item")
    guard case .list(var elements)? = values[data] else { return }
    DataState.set(&elements[index.value], field, value)
    values[data] = .list(elements)
  }

  private static func set(_ record: inout DataValue, _ field: Int, _ value: DataValue) {
    guard case .record(var fields) = record, fields.indices.contains(field) else { return }
    fields[field] = value
    record = .record(fields)
  }

  /// Whether a Bool field of an item is true.
  package static func isTrue(_ item: DataValue, _ field: Int) -> Bool {
    guard case .record(let fields) = item, fields.indices.contains(field) else { return false }
    return fields[field] == .boolean(true)
  }

  // MARK: Sections

  private mutating func toggle(
    _ view: String, _ section: Located<Int>, _ row: Located<Int>?, _ repetition: Repetition?
  ) throws(Problem) {
    guard let repetition, let sections = repetition.sections else { return }
    try check(section, in: values[repetition.data], "section")
    var open = self.open[view] ?? OpenRows()
    if let row {
      let list = values[repetition.data]?.elements ?? []
      if list.indices.contains(section.value), case .record(let fields) = list[section.value] {
        try check(row, in: fields[sections.rows], "row")
      }
      open.rows[section.value, default: []].formSymmetricDifference([row.value])
    } else {
      open.sections.formSymmetricDifference([section.value])
    }
    self.open[view] = open
  }
}
