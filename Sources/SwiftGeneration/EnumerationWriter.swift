internal import SpecDecoding

/// Writes an enumeration with its fields as computed properties.
struct EnumerationWriter {
  let enumeration: EnumerationDeclaration
  /// Whether a model that holds it is decoded.
  let isCoded: Bool

  /// Writes the enumeration; values that are no case become the fallback when decoded.
  func write(to writer: inout SwiftWriter) {
    let coding = isCoded ? ", Codable" : ""
    writer.block("enum \(SwiftIdentifier.source(enumeration.name.value)): String, Hashable\(coding)") {
      body in
      for item in enumeration.cases {
        let name = "case " + SwiftIdentifier.source(item.name.value)
        body.line(item.rawValue.map { name + " = " + SwiftLiteral.string($0.value) } ?? name)
      }
      if isCoded, let fallback = enumeration.fallback { writeDecoder(fallback.value, to: &body) }
      for field in enumeration.fields { write(field, to: &body) }
    }
  }

  private func writeDecoder(_ fallback: String, to writer: inout SwiftWriter) {
    writer.line()
    writer.block("init(from decoder: any Decoder) throws") { body in
      body.line("let value = try decoder.singleValueContainer().decode(String.self)")
      body.line("self = Self(rawValue: value) ?? .\(SwiftIdentifier.source(fallback))")
    }
  }

  private func write(_ field: FieldDeclaration, to writer: inout SwiftWriter) {
    let type = field.type.value.text
    // An image or a colour of the assets may be missing at run time.
    let isFallible = field.type.value.isUIKit && !field.type.value.isOptional && mayFail(field)
    writer.line()
    writer.block("var \(SwiftIdentifier.source(field.name.value)): \(type)\(isFallible ? "?" : "")") { body in
      body.line("switch self {")
      for item in enumeration.cases {
        body.line("case .\(SwiftIdentifier.source(item.name.value)): \(value(of: field, in: item))")
      }
      body.line("}")
    }
  }

  private func mayFail(_ field: FieldDeclaration) -> Bool {
    enumeration.cases.contains { item in
      let text = value(of: field, in: item)
      return text == "nil" || text.contains("(named:")
    }
  }

  private func value(of field: FieldDeclaration, in item: EnumerationDeclaration.Case) -> String {
    let written = item.values.first { $0.name.value == field.name.value }?.value ?? field.fallback
    return written.flatMap { SwiftValue.expression($0.value, type: field.type.value.baseName) } ?? "nil"
  }
}
