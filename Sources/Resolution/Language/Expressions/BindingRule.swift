internal import Diagnostics
internal import SpecDecoding

/// Which types a property can show.
struct BindingRule {
  let environment: LanguageEnvironment

  /// Whether a property takes values of a type; where it doesn't, that is reported at the name's place.
  func accepts(
    _ type: SpecType, _ property: ViewProperty, _ name: Located<String>, into bag: inout DiagnosticBag
  ) -> Bool {
    switch (type.wrapped, property.form) {
    case (.unknown, _), (.string, .string), (.url, .string), (.string, .word), (.integer, .number),
      (.integer, .integer), (.double, .number), (.boolean, .boolean), (.color, .color), (.image, .image):
      return true
    case (.integer, .string), (.double, .string):
      let format = type.wrapped == .integer ? "%d" : "%.1f"
      bag.report(
        ValueKinds.missingFormat, at: name.place,
        "\(environment.types.noun(of: type)) needs a format to be shown as text, such as '\(format)'")
      return false
    default:
      bag.report(
        ValueKinds.typeMismatch, at: name.place,
        "property '\(name.value)' takes \(property.form.text), not '\(environment.types.text(of: type))'")
      return false
    }
  }
}
