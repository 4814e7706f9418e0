internal import Diagnostics
internal import SpecDecoding

extension LanguageResolver {
  /// Checks sample data against its types.
  ///
  /// Needs: types. Leaves: `templates.data`; what has an error has no value.
  mutating func resolveData() {
    let declared = data
    reportDuplicates(declared.map(\.declaration.name), "data")
    for (number, item) in declared.enumerated() {
      let type = environment.data[number].type
      templates.data.append(
        DataTemplate(
          name: item.declaration.name.value, type: type, value: type.flatMap { value(of: item, $0) },
          place: item.declaration.name.place))
    }
  }

  private mutating func value(of item: Declared<DataDeclaration>, _ type: SpecType) -> DataValue? {
    var reader = DataReader(environment)
    defer { bag.merge(reader.bag) }
    guard item.declaration.source != nil else {
      let place = item.declaration.type.place
      if item.declaration.items.isEmpty {
        if case .list = type { return .list([]) }
        if type.isOptional { return .null }
      }
      return reader.value(item.declaration.items, Located(type, at: place))
    }
    guard let json = json(of: item) else { return nil }
    return reader.value(json, type)
  }

  /// The JSON value at the end of the path; nil where the file could not be read or has no such value.
  private mutating func json(of item: Declared<DataDeclaration>) -> JSONValue? {
    guard let spec = sources.spec(item.unit),
      let index = spec.declarations.data.firstIndex(where: { $0.name.place == item.declaration.name.place }),
      let unit = spec.dataSources[index], case .json(let root)? = sources.units[unit].content
    else { return nil }
    guard let path = item.declaration.path else { return root }
    var value = root
    for key in path.parts(at: ".") {
      guard let next = value[key.value] else {
        reportMissing(key, in: value)
        return nil
      }
      value = next
    }
    return value
  }

  private mutating func reportMissing(_ key: Located<String>, in value: JSONValue) {
    guard case .object(let members) = value.content else {
      bag.report(
        DataKinds.missingKey, at: key.place,
        "there is no key \"\(key.value)\": the value is \(value.kindName)",
        notes: [Diagnostic.Note("it is here", at: value.opening)])
      return
    }
    let near = Suggestion.nearest(to: key.value, in: members.map(\.key))
    bag.report(
      DataKinds.missingKey, at: key.place,
      "the file has no key \"\(key.value)\" there" + (near.map { "; the nearest is \"\($0)\"" } ?? ""),
      notes: [Diagnostic.Note("the object begins here", at: value.opening)],
      fixIts: near.map { [.replace(key.value, with: $0, at: key.place)] } ?? [])
  }
}
