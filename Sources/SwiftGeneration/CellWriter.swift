internal import SpecDecoding

/// Writes what a spec's `<cell>` adds to the class of a cell: callbacks, `awakeFromNib`, `configure(with:)`.
struct CellWriter {
  let cell: CellDeclaration
  /// The names of outlets by the id of their destinations, for sets that name an id.
  let outletOfID: [String: String]

  /// The closures that actions call.
  func writeCallbacks(to writer: inout SwiftWriter) {
    for callback in cell.callbacks {
      let argument = callback.argument?.value ?? ""
      writer.line("/// Called by `\(callback.action.value)`.")
      writer.line("var \(SwiftIdentifier.source(callback.name.value)): ((\(argument)) -> Void)?")
    }
  }

  /// What an action does: it calls its closure.
  func body(ofAction selector: String) -> String? {
    guard let callback = cell.callbacks.first(where: { $0.action.value == selector }) else { return nil }
    let name = SwiftIdentifier.source(callback.name.value)
    switch callback.argument?.value {
    case nil: return "\(name)?()"
    case "IndexPath": return "if let indexPath { \(name)?(indexPath) }"
    default: return "if let index { \(name)?(index) }"
    }
  }

  /// The stored values that callbacks pass on.
  func writePosition(to writer: inout SwiftWriter) {
    let arguments = Set(cell.callbacks.compactMap { $0.argument?.value })
    if arguments.contains("IndexPath") {
      writer.line("/// Where the cell stands; set it when the cell is dequeued.")
      writer.line("var indexPath: IndexPath?")
    }
    for argument in arguments.sorted() where argument != "IndexPath" {
      writer.line("/// What the callbacks pass on; set it when the view is dequeued.")
      writer.line("var index: \(argument)?")
    }
  }

  /// `awakeFromNib` and `configure(with:)`.
  func writeMethods(to writer: inout SwiftWriter) {
    if !cell.awake.isEmpty {
      writer.line()
      writer.block("override func awakeFromNib()") { body in
        body.line("super.awakeFromNib()")
        for set in cell.awake { assignment(set).map { body.line($0) } }
      }
    }
    guard let model = cell.model, !(cell.bindings.isEmpty && cell.sets.isEmpty) else { return }
    let item = SwiftIdentifier.source(SwiftIdentifier.camelCase(model.value))
    writer.line()
    writer.line("/// Shows `\(item)`.")
    writer.block("func configure(with \(item): \(SwiftIdentifier.source(model.value)))") { body in
      for bind in cell.bindings { write(bind, item: item, to: &body) }
      for set in cell.sets { write(set, item: item, to: &body) }
    }
  }

  private func write(_ bind: BindDeclaration, item: String, to writer: inout SwiftWriter) {
    guard let target = target(outlet: bind.outlet?.value, id: bind.target?.value) else { return }
    let path = item + "." + bind.path.value
    let value = bind.format.map { "String(format: \(SwiftLiteral.string($0.value)), \(path))" } ?? path
    writer.line(SwiftProperty.assignment(bind.property.value, of: target, value: value))
  }

  private func write(_ set: SetDeclaration, item: String, to writer: inout SwiftWriter) {
    guard let line = assignment(set) else { return }
    guard let field = set.when ?? set.unless else {
      writer.line(line)
      return
    }
    let condition = (set.when == nil ? "!" : "") + item + "." + field.value
    if SwiftProperty.type(of: set.property.value) == "Bool",
      let target = target(outlet: set.outlet?.value, id: set.target?.value)
    {
      let value =
        set.value.value == "YES" ? condition : set.when == nil ? item + "." + field.value : "!" + condition
      writer.line(SwiftProperty.assignment(set.property.value, of: target, value: value))
    } else {
      writer.block("if \(condition)") { $0.line(line) }
    }
  }

  private func assignment(_ set: SetDeclaration) -> String? {
    guard let target = target(outlet: set.outlet?.value, id: set.target?.value) else { return nil }
    let type = SwiftProperty.type(of: set.property.value)
    guard let value = SwiftValue.expression(set.value.value, type: type) else { return nil }
    return SwiftProperty.assignment(set.property.value, of: target, value: value)
  }

  /// The expression for a view of the cell; nil where no outlet leads to it.
  private func target(outlet: String?, id: String?) -> String? {
    if let outlet { return SwiftIdentifier.source(outlet) }
    guard let id else { return "self" }
    return outletOfID[id].map(SwiftIdentifier.source)
  }
}
