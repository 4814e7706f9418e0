internal import Catalog
internal import Geometry
internal import XMLParsing

extension SpecDeclarations {
  /// The declarations as text, for tests and for reading: one a line in the order of the language's sections,
  /// what belongs to one indented below it.
  ///
  /// Bodies are named by their root element; `viewc dump --stage xml` has them whole.
  package var dump: String {
    var lines = [DumpLine(0, "spec", header.words)]
    for value in imports {
      lines.append(DumpLine(0, "import \(value.kind.rawValue)", [value.path.quoted, value.language?.value]))
    }
    for model in models { lines += model.lines }
    for enumeration in enumerations { lines += enumeration.lines }
    for value in data { lines += value.lines }
    for component in components { lines += component.lines + [body(component.root)] }
    for cell in cells { lines += cell.lines + (cell.root == nil ? [] : [body(cell.root)]) }
    for scene in scenes { lines += scene.lines + [body(scene.root)] }
    for state in states { lines += state.lines }
    for snapshot in snapshots { lines.append(snapshot.line) }
    return lines.map(\.text).joined()
  }

  private func body(_ root: Int?) -> DumpLine {
    DumpLine(1, "body", [root.map(tree.nameText) ?? "missing"])
  }
}

/// A line of a dump: how deep it is, what it says.
private struct DumpLine {
  let text: String

  init(_ depth: Int, _ head: String, _ words: [String?] = []) {
    let parts = [head] + words.compactMap { $0 }
    text = String(repeating: "  ", count: min(depth, 100)) + parts.joined(separator: " ") + "\n"
  }
}

extension Located<String> {
  fileprivate var quoted: String { JSONText.string(value) }

  fileprivate func named(_ name: String) -> String { "\(name)=\(quoted)" }
}

extension SpecHeader {
  fileprivate var words: [String?] {
    [
      name?.value, module?.named("module"), device.id, orientation.rawValue, appearance.rawValue,
      language.map { "language=" + $0 },
    ]
  }
}

extension ModelDeclaration {
  fileprivate var lines: [DumpLine] {
    let coding = isCodable ? "codable" : isDecodable ? "decodable" : nil
    return [DumpLine(0, "model \(name.value)", [coding])] + fields.map(\.line)
  }
}

extension FieldDeclaration {
  fileprivate var line: DumpLine {
    DumpLine(
      1, "field \(name.value): \(type.value.text)", [key?.named("key"), fallback?.named("default")])
  }
}

extension EnumerationDeclaration {
  fileprivate var lines: [DumpLine] {
    [DumpLine(0, "enumeration \(name.value)", [fallback?.named("fallback")])] + fields.map(\.line)
      + cases.map { value in
        DumpLine(
          1, "case \(value.name.value)",
          [value.rawValue?.named("value")] + value.values.map { $0.value.named($0.name.value) })
      }
  }
}

extension DataDeclaration {
  fileprivate var lines: [DumpLine] {
    let head = DumpLine(
      0, "data \(name.value): \(type.value.text)", [source?.named("source"), path?.named("path")])
    return [head] + items.flatMap { $0.lines(depth: 1) }
  }
}

extension ItemDeclaration {
  fileprivate func lines(depth: Int) -> [DumpLine] {
    [DumpLine(depth, "item", fields.map { $0.value.named($0.name.value) } + [field?.named("field")])]
      + items.flatMap { $0.lines(depth: depth + 1) }
  }
}

extension ComponentDeclaration {
  fileprivate var lines: [DumpLine] {
    [DumpLine(0, "component \(name.value)")]
      + parameters.map { parameter in
        DumpLine(
          1, "parameter \(parameter.name.value): \(parameter.type.value.text)",
          [parameter.fallback?.named("default")])
      } + slots.map { DumpLine(1, "slot", [$0.quoted]) }
  }
}

extension CellDeclaration {
  fileprivate var lines: [DumpLine] {
    var lines = [DumpLine(0, "\(kind.rawValue) \(name.value)", [model?.named("model")])]
    lines += bindings.map { bind in
      DumpLine(
        1, "bind",
        [
          bind.outlet?.named("outlet"), bind.target?.named("target"), bind.property.named("property"),
          bind.path.named("to"), bind.format?.named("format"),
        ])
    }
    lines += awake.map { $0.line("awake set") } + sets.map { $0.line("set") }
    lines += selected.map { $0.line("selected set") }
    lines += callbacks.map { callback in
      DumpLine(
        1, "callback \(callback.name.value)",
        [callback.action.named("action"), callback.argument?.named("argument")])
    }
    return lines + outlets.map(\.line) + actions.map(\.line)
  }
}

extension SetDeclaration {
  fileprivate func line(_ head: String) -> DumpLine {
    DumpLine(
      1, head,
      [
        outlet?.named("outlet"), target?.named("target"), property.named("property"), value.named("value"),
        when?.named("when"), unless?.named("unless"),
      ])
  }
}

extension SceneDeclaration {
  fileprivate var lines: [DumpLine] {
    let bars = [
      hasNavigationBar ? "navigationBar" : nil, hasTabBar ? "tabBar" : nil, hasToolbar ? "toolbar" : nil,
      hidesStatusBar ? "noStatusBar" : nil,
    ]
    let head = DumpLine(0, "scene \(name.value)", [owner?.named("owner"), title?.named("title")] + bars)
    return [head] + outlets.map(\.line) + actions.map(\.line)
  }
}

extension OutletDeclaration {
  fileprivate var line: DumpLine {
    DumpLine(
      1, isCollection ? "outletCollection" : "outlet", [property.value, "->", destination.value])
  }
}

extension ActionDeclaration {
  fileprivate var line: DumpLine {
    DumpLine(1, "action", [selector.value, "of", source.value, event?.named("event")])
  }
}

extension StateDeclaration {
  fileprivate var lines: [DumpLine] {
    [DumpLine(0, "state \(name.value)", [scene?.named("scene"), from?.named("from")])]
      + steps.flatMap(\.lines)
  }
}

extension StepDeclaration {
  fileprivate var lines: [DumpLine] {
    let place = [data?.named("data"), target?.named("target")]
    switch action {
    case .add(let item, let position, let selects):
      let words = [position.map { "at=\($0.value)" }, selects ? "select" : nil]
      return [DumpLine(1, "add", place + words)] + item.lines(depth: 2)
    case .remove(let index, let condition):
      return [DumpLine(1, "remove", place + [index.map { "index=\($0.value)" }, condition?.named("where")])]
    case .select(let index):
      return [DumpLine(1, "select", place + ["index=\(index.value)"])]
    case .toggle(let section, let row):
      return [DumpLine(1, "toggle", place + ["section=\(section.value)", row.map { "row=\($0.value)" }])]
    case .setProperty(let property, let value):
      return [DumpLine(1, "set", place + [property.named("property"), value.named("value")])]
    case .setField(let field, let index, let value):
      let words = [index.map { "index=\($0.value)" }, field.named("field"), value.named("value")]
      return [DumpLine(1, "set", place + words)]
    case .scroll(let x, let y):
      return [DumpLine(1, "scroll", place + ["(\(NumberFormat.string(x)),\(NumberFormat.string(y)))"])]
    }
  }
}

extension SnapshotDeclaration {
  fileprivate var line: DumpLine {
    DumpLine(
      0, "snapshot",
      [
        scene?.named("scene"), document?.named("document"), list("states", states) { $0.value },
        list("devices", devices) { $0.id }, list("orientations", orientations) { $0.rawValue },
        list("appearances", appearances) { $0.rawValue },
        list("contentSizes", contentSizes) { $0.rawValue }, list("languages", languages) { $0.value },
        list("directions", directions) { $0.rawValue },
        list("sizes", sizes) { PropertyValue.size($0).text },
      ])
  }

  private func list<Value>(_ name: String, _ values: [Value?], _ text: (Value) -> String) -> String? {
    let texts = values.compactMap { $0 }.map(text)
    return texts.isEmpty ? nil : "\(name)=\(texts.joined(separator: ","))"
  }
}
