package import Diagnostics

/// The models and enumerations of a spec and of those that it imports.
package struct SpecTypes: Sendable {
  /// A field of a model or of an enumeration's cases.
  package struct Field: Sendable {
    package let name: String
    package let type: SpecType
    /// The key in JSON.
    package let key: String
    /// The value where data leaves the field out.
    package var fallback: DataValue?
    package let place: SpanRef
  }

  /// A type of data with named fields.
  package struct Model: Sendable {
    package let name: String
    package internal(set) var fields: [Field]
    package let isCodable: Bool
    package let isDecodable: Bool
    package let place: SpanRef

    /// The position of a field; nil where there is none.
    package func field(_ name: String) -> Int? { fields.firstIndex { $0.name == name } }
  }

  /// A closed list of values.
  package struct Enumeration: Sendable {
    /// One value.
    package struct Case: Sendable {
      package let name: String
      package let rawValue: String
      /// The fields' values, in the order of the fields.
      package internal(set) var values: [DataValue]
    }

    package let name: String
    package internal(set) var fields: [Field]
    package internal(set) var cases: [Case]
    /// The position of the case for values that are none.
    package let fallback: Int?
    package let place: SpanRef
  }

  package internal(set) var models: [Model] = []
  package internal(set) var enumerations: [Enumeration] = []
  var byName: [String: SpecType] = [:]

  /// Knows the built-in types only.
  package init() {
    for (name, type) in SpecType.builtIn { byName[name] = type }
  }

  /// The type with a name; nil where there is none.
  package func type(named name: String) -> SpecType? { byName[name] }

  /// The names of all types, sorted.
  package var names: [String] { byName.keys.sorted() }

  /// A type as it is written.
  package func text(of type: SpecType) -> String {
    switch type {
    case .model(let number): models[number].name
    case .enumeration(let number): enumerations[number].name
    case .list(let element): "[\(text(of: element))]"
    case .optional(let wrapped): "\(text(of: wrapped))?"
    default: SpecType.builtIn.first { $0.type == type }?.name ?? ""
    }
  }

  /// A type in a sentence: `model 'Page'`.
  package func noun(of type: SpecType) -> String {
    switch type {
    case .model: "model '\(text(of: type))'"
    case .enumeration: "enumeration '\(text(of: type))'"
    default: "type '\(text(of: type))'"
    }
  }

  /// The fields of a model or of an enumeration's cases; none for other types.
  package func fields(of type: SpecType) -> [Field] {
    switch type {
    case .model(let number): models[number].fields
    case .enumeration(let number): enumerations[number].fields
    default: []
    }
  }
}
