internal import Diagnostics
internal import SpecDecoding

extension LanguageResolver {
  /// Resolves the types that models, enumerations and data name.
  ///
  /// Needs: declarations. Leaves: `environment.types` and `environment.data`.
  mutating func resolveTypes() {
    declareTypes()
    for (number, declaration) in models.enumerated() {
      environment.types.models[number].fields = fields(declaration.fields)
    }
    for (number, declaration) in enumerations.enumerated() {
      environment.types.enumerations[number].fields = fields(declaration.fields)
    }
    for (number, declaration) in enumerations.enumerated() { resolveCases(of: declaration, number) }
    for (number, declaration) in models.enumerated() { resolveFallbacks(of: declaration, number) }
    environment.data = data.map { data in
      (data.declaration.name.value, type(data.declaration.type))
    }
  }

  private mutating func declareTypes() {
    var places: [String: SpanRef] = [:]
    for declaration in models {
      declare(declaration.name, .model(environment.types.models.count), &places)
      environment.types.models.append(
        SpecTypes.Model(
          name: declaration.name.value, fields: [], isCodable: declaration.isCodable,
          isDecodable: declaration.isDecodable, place: declaration.name.place))
    }
    for declaration in enumerations {
      declare(declaration.name, .enumeration(environment.types.enumerations.count), &places)
      environment.types.enumerations.append(
        SpecTypes.Enumeration(
          name: declaration.name.value, fields: [],
          cases: declaration.cases.map {
            SpecTypes.Enumeration.Case(
              name: $0.name.value, rawValue: $0.rawValue?.value ?? $0.name.value, values: [])
          },
          fallback: fallback(of: declaration), place: declaration.name.place))
    }
  }

  private mutating func declare(_ name: Located<String>, _ type: SpecType, _ places: inout [String: SpanRef])
  {
    if environment.types.byName[name.value] != nil {
      let notes = places[name.value].map {
        [Diagnostic.Note("the first '\(name.value)' is declared here", at: $0)]
      }
      bag.report(
        StructureKinds.duplicateDeclaration, at: name.place, "type '\(name.value)' is declared already",
        notes: notes ?? [])
      return
    }
    environment.types.byName[name.value] = type
    places[name.value] = name.place
  }

  private mutating func fallback(of declaration: EnumerationDeclaration) -> Int? {
    guard let name = declaration.fallback else { return nil }
    let names = declaration.cases.map(\.name.value)
    if let position = names.firstIndex(of: name.value) { return position }
    let near = Suggestion.nearest(to: name.value, in: names)
    bag.report(
      DataKinds.unknownEnumerationValue, at: name.place,
      "'\(name.value)' is no case of '\(declaration.name.value)'"
        + (near.map { "; the nearest is '\($0)'" } ?? ""),
      fixIts: near.map { [.replace(name.value, with: $0, at: name.place)] } ?? [])
    // Values that are no case were to become the one that was meant.
    return names.isEmpty ? nil : 0
  }

  private mutating func fields(_ declarations: [FieldDeclaration]) -> [SpecTypes.Field] {
    declarations.map { declaration in
      SpecTypes.Field(
        name: declaration.name.value, type: type(declaration.type) ?? .unknown,
        key: declaration.key?.value ?? declaration.name.value,
        fallback: nil, place: declaration.name.place)
    }
  }

  /// The type that a spelling means; nil after reporting that a name in it is none.
  mutating func type(_ spelling: Located<TypeSpelling>) -> SpecType? {
    switch spelling.value {
    case .list(let element): return type(spelling.map { _ in element }).map { .list($0) }
    case .optional(let wrapped): return type(spelling.map { _ in wrapped }).map { .optional($0) }
    case .named(let name):
      // A spelling that is none was reported.
      if name.isEmpty || !environment.isComplete && environment.types.type(named: name) == nil { return nil }
      if let type = environment.types.type(named: name) { return type }
      let near = Suggestion.nearest(to: name, in: environment.types.names)
      bag.report(
        NameKinds.unknownType, at: spelling.place,
        "type '\(name)' is not known" + (near.map { "; the nearest is '\($0)'" } ?? ""))
      return nil
    }
  }

  private mutating func resolveFallbacks(of declaration: ModelDeclaration, _ number: Int) {
    let reader = LiteralReader(environment: environment)
    for field in declaration.fields {
      guard let fallback = field.fallback,
        let position = environment.types.models[number].field(field.name.value)
      else { continue }
      let type = environment.types.models[number].fields[position].type
      environment.types.models[number].fields[position].fallback =
        reader.value(fallback, type, "the default of field '\(field.name.value)'", into: &bag) ?? .null
    }
  }

  private mutating func resolveCases(of declaration: EnumerationDeclaration, _ number: Int) {
    let reader = LiteralReader(environment: environment)
    let fields = environment.types.enumerations[number].fields
    for (position, written) in declaration.cases.enumerated() {
      for (name, _) in written.values
      where !declaration.fields.contains(where: { $0.name.value == name.value }) {
        let near = Suggestion.nearest(to: name.value, in: fields.map(\.name))
        bag.report(
          NameKinds.unknownField, at: name.place,
          "enumeration '\(declaration.name.value)' has no field '\(name.value)'"
            + (near.map { "; the nearest is '\($0)'" } ?? ""),
          fixIts: near.map { [.replace(name.value, with: $0, at: name.place)] } ?? [])
      }
      environment.types.enumerations[number].cases[position].values = fields.map { field in
        value(of: field, in: written, declaration, reader)
      }
    }
  }

  private mutating func value(
    of field: SpecTypes.Field, in written: EnumerationDeclaration.Case,
    _ declaration: EnumerationDeclaration, _ reader: LiteralReader
  ) -> DataValue {
    let what = "field '\(field.name)'"
    if let text = written.values.first(where: { $0.name.value == field.name })?.value {
      return reader.value(text, field.type, what, into: &bag) ?? .null
    }
    if let text = declaration.fields.first(where: { $0.name.value == field.name })?.fallback {
      return reader.value(text, field.type, what, into: &bag) ?? .null
    }
    if !field.type.isOptional, field.type != .unknown {
      bag.report(
        AttributeKinds.missingAttribute, at: written.place,
        "case '\(written.name.value)' needs attribute '\(field.name)'")
    }
    return .null
  }
}
