internal import Catalog
internal import Geometry
internal import Resolution

/// Finds the values of expressions.
struct Evaluator {
  let types: SpecTypes
  /// The values of data by number; nil for data with an error.
  let data: [DataValue?]

  /// The value of an expression for an item; nil where it depends on data with an error.
  func value(_ node: Expression.Node, item: DataValue?) -> DataValue? {
    switch node {
    case .literal(let value): return value
    case .item: return item
    case .data(let number): return data[number]
    case .field(let record, let position):
      switch value(record, item: item) {
      case .record(let fields)? where fields.indices.contains(position): return fields[position]
      case nil: return nil
      default: return .null
      }
    case .caseField(let value, let enumeration, let position):
      switch self.value(value, item: item) {
      case .enumeration(let number)?:
        let cases = types.enumerations[enumeration].cases
        guard cases.indices.contains(number), cases[number].values.indices.contains(position) else {
          return .null
        }
        return cases[number].values[position]
      case nil: return nil
      default: return .null
      }
    case .count(let list):
      return value(list, item: item).map { .number(Double($0.elements.count)) }
    case .formatted(let value, let pattern):
      return self.value(value, item: item).map { formatted($0, pattern) }
    case .joined(let parts):
      let texts = parts.map { value($0, item: item).map(text) }
      let known = texts.compactMap { $0 }
      return known.count == texts.count ? .string(known.joined()) : nil
    }
  }

  private func formatted(_ value: DataValue, _ pattern: FormatPattern) -> DataValue {
    switch value {
    case .number(let number): .string(pattern.string(number))
    case .string(let text): .string(pattern.string(text))
    default: .null
    }
  }

  /// A value inside text.
  private func text(_ value: DataValue) -> String {
    switch value {
    case .string(let text): text
    case .number(let number): NumberFormat.string(number, digits: 6)
    case .boolean(let flag): flag ? "true" : "false"
    default: ""
    }
  }

  /// Whether a condition holds for an item.
  func isTrue(_ expression: Expression, item: DataValue) -> Bool {
    value(expression.node, item: item) == .boolean(true)
  }
}
