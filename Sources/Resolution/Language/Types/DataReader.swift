internal import Catalog
internal import Diagnostics
internal import SpecDecoding

/// Checks sample data against its type and gives its value.
struct DataReader {
  let environment: LanguageEnvironment
  var bag = DiagnosticBag()

  init(_ environment: LanguageEnvironment) {
    self.environment = environment
  }

  // MARK: JSON

  /// The value of `json` as a type; nil where it has an error.
  ///
  /// All errors are reported.
  mutating func value(_ json: JSONValue, _ type: SpecType) -> DataValue? {
    switch (type, json.content) {
    case (.optional, .null), (.unknown, _): return .null
    case (.optional(let wrapped), _): return value(json, wrapped)
    case (.list(let element), .array(let values)):
      let values = values.map { value($0, element) }
      let known = values.compactMap { $0 }
      return known.count == values.count ? .list(known) : nil
    case (.model(let number), .object): return record(json, number)
    case (.integer, .number(let number, _)) where number.rounded() == number: return .number(number)
    case (.double, .number(let number, _)): return .number(number)
    case (.boolean, .boolean(let flag)): return .boolean(flag)
    case (.enumeration(let number), .string(let text)): return enumerationValue(text, number, json)
    case (.enumeration(let number), .number(let value, _)):
      return enumerationValue(integerText(value), number, json)
    case (.string, .string(let text)), (.date, .string(let text)): return .string(text)
    case (.url, .string(let text)), (.color, .string(let text)), (.image, .string(let text)):
      return LiteralReader(environment: environment)
        .value(Located(text, at: json.textPlace), type, "the value", into: &bag)
    default:
      let place = isContainer(json) ? json.opening : json.place
      bag.report(
        ValueKinds.typeMismatch, at: place,
        "\(environment.types.noun(of: type)) is due here, not \(json.kindName)")
      return nil
    }
  }

  private func isContainer(_ json: JSONValue) -> Bool {
    switch json.content {
    case .array, .object: true
    default: false
    }
  }

  private func integerText(_ number: Double) -> String {
    number.rounded() == number && number.magnitude < 1e15 ? String(Int(number)) : String(number)
  }

  private mutating func enumerationValue(_ text: String, _ number: Int, _ json: JSONValue) -> DataValue? {
    LiteralReader(environment: environment)
      .value(Located(text, at: json.textPlace), .enumeration(number), "the value", into: &bag)
  }

  private mutating func record(_ json: JSONValue, _ number: Int) -> DataValue? {
    let model = environment.types.models[number]
    var values: [DataValue] = []
    for field in model.fields {
      if let member = json[field.key] {
        if let value = value(member, field.type) { values.append(value) }
      } else if let fallback = field.fallback {
        values.append(fallback)
      } else if field.type.isOptional || field.type == .unknown {
        values.append(.null)
      } else {
        reportMissing(field, model, json)
      }
    }
    return values.count == model.fields.count ? .record(values) : nil
  }

  private mutating func reportMissing(_ field: SpecTypes.Field, _ model: SpecTypes.Model, _ json: JSONValue) {
    var notes = [
      Diagnostic.Note("field '\(field.name)' of '\(model.name)' is declared here", at: field.place)
    ]
    if case .object(let members) = json.content {
      let known = Set(model.fields.map(\.key))
      let others = members.filter { !known.contains($0.key) }
      if let near = Suggestion.nearest(to: field.key, in: others.map(\.key)),
        let member = others.first(where: { $0.key == near })
      {
        notes.append(Diagnostic.Note("the nearest key is \"\(near)\"", at: SpanRef(member.keySpan)))
      }
    }
    bag.report(
      DataKinds.missingKey, at: json.opening, "the object lacks key \"\(field.key)\" of '\(model.name)'",
      notes: notes)
  }

  // MARK: Items

  /// The list of written items as a type; nil where one has an error.
  mutating func value(_ items: [ItemDeclaration], _ type: Located<SpecType>) -> DataValue? {
    switch type.value {
    case .list(let element):
      let values = items.map { value($0, element) }
      let known = values.compactMap { $0 }
      return known.count == values.count ? .list(known) : nil
    case .model:
      guard items.count == 1 else {
        bag.report(
          ValueKinds.typeMismatch, at: type.place,
          "\(environment.types.noun(of: type.value)) needs one item, not \(items.count)")
        return nil
      }
      return value(items[0], type.value)
    default:
      bag.report(
        ValueKinds.typeMismatch, at: type.place,
        "items make a list or a model, not '\(environment.types.text(of: type.value))'")
      return nil
    }
  }

  /// The value of one item as a type; nil where it has an error.
  mutating func value(_ item: ItemDeclaration, _ type: SpecType) -> DataValue? {
    guard case .model(let number) = type.wrapped else { return simple(item, type) }
    let model = environment.types.models[number]
    let misspelled = reportUnknownFields(of: item, model)
    var values: [DataValue] = []
    for field in model.fields {
      let nested = item.items.filter { $0.field?.value == field.name }
      if let text = item.fields.first(where: { $0.name.value == field.name })?.value {
        let reader = LiteralReader(environment: environment)
        if let value = reader.value(text, field.type, "field '\(field.name)'", into: &bag) {
          values.append(value)
        }
      } else if !nested.isEmpty {
        if let value = value(nested, Located(field.type, at: nested[0].place)) { values.append(value) }
      } else if let fallback = field.fallback {
        values.append(fallback)
      } else if field.type.isOptional || field.type == .unknown {
        values.append(.null)
      } else if !misspelled.contains(field.name) {
        bag.report(
          DataKinds.missingKey, at: item.place, "the item lacks field '\(field.name)' of '\(model.name)'",
          notes: [Diagnostic.Note("it is declared here", at: field.place)])
      }
    }
    return values.count == model.fields.count ? .record(values) : nil
  }

  /// An item of a list of texts or numbers: `<item value="…"/>`.
  private mutating func simple(_ item: ItemDeclaration, _ type: SpecType) -> DataValue? {
    for field in item.fields where field.name.value != "value" {
      bag.report(
        NameKinds.unknownField, at: field.name.place,
        "\(environment.types.noun(of: type)) has no field '\(field.name.value)'; write 'value'")
      return nil
    }
    guard let text = item.fields.first?.value else {
      bag.report(AttributeKinds.missingAttribute, at: item.place, "element 'item' needs attribute 'value'")
      return nil
    }
    return LiteralReader(environment: environment).value(text, type, "the item", into: &bag)
  }

  /// Reports fields that a model has not; gives those that were meant.
  private mutating func reportUnknownFields(
    of item: ItemDeclaration, _ model: SpecTypes.Model
  ) -> Set<String> {
    var meant: Set<String> = []
    let names = item.fields.map(\.name) + item.items.compactMap(\.field)
    for name in names where model.field(name.value) == nil {
      let near = Suggestion.nearest(to: name.value, in: model.fields.map(\.name))
      if let near { meant.insert(near) }
      bag.report(
        NameKinds.unknownField, at: name.place,
        "model '\(model.name)' has no field '\(name.value)'"
          + (near.map { "; the nearest is '\($0)'" } ?? ""),
        fixIts: near.map { [.replace(name.value, with: $0, at: name.place)] } ?? [])
    }
    for nested in item.items where nested.field == nil {
      bag.report(
        AttributeKinds.missingAttribute, at: nested.place, "element 'item' needs attribute 'field' here")
    }
    return meant
  }
}
