internal import SpecDecoding

/// Writes a model as a struct.
struct ModelWriter {
  let model: ModelDeclaration

  private var fields: [FieldDeclaration] { model.fields }
  private var isCoded: Bool { model.isCodable || model.isDecodable }
  private var name: String { SwiftIdentifier.source(model.name.value) }

  /// Writes the struct; a custom decoder stands in an extension, so that the memberwise initialiser stays.
  func write(to writer: inout SwiftWriter) {
    let coding = model.isCodable ? ["Codable"] : model.isDecodable ? ["Decodable"] : []
    writer.block("struct \(name): " + (["Hashable"] + coding).joined(separator: ", ")) { body in
      for field in fields { body.line(declaration(of: field)) }
      if isCoded, fields.contains(where: { $0.key != nil }) { writeKeys(to: &body) }
    }
    if isCoded, fields.contains(where: { $0.fallback != nil }) { writeDecoder(to: &writer) }
  }

  private func declaration(of field: FieldDeclaration) -> String {
    let head = "var \(SwiftIdentifier.source(field.name.value)): \(field.type.value.swift)"
    guard let value = fallback(of: field) else { return head }
    return head + " = " + value
  }

  private func fallback(of field: FieldDeclaration) -> String? {
    field.fallback.flatMap { SwiftValue.expression($0.value, type: field.type.value.text) }
  }

  private func writeKeys(to writer: inout SwiftWriter) {
    writer.line()
    writer.block("enum CodingKeys: String, CodingKey") { body in
      for field in fields {
        let name = "case " + SwiftIdentifier.source(field.name.value)
        body.line(field.key.map { name + " = " + SwiftLiteral.string($0.value) } ?? name)
      }
    }
  }

  /// Decoding that gives a field its default where the data leaves it out.
  private func writeDecoder(to writer: inout SwiftWriter) {
    writer.line()
    writer.block("extension \(name)") { body in
      if !fields.contains(where: { $0.key != nil }) {
        let cases = fields.map { SwiftIdentifier.source($0.name.value) }.joined(separator: ", ")
        body.block("private enum CodingKeys: String, CodingKey") { $0.line("case " + cases) }
        body.line()
      }
      body.block("init(from decoder: any Decoder) throws") { method in
        method.line("let container = try decoder.container(keyedBy: CodingKeys.self)")
        for field in fields { method.line(decoding(of: field)) }
      }
    }
  }

  private func decoding(of field: FieldDeclaration) -> String {
    let name = SwiftIdentifier.source(field.name.value)
    let type = field.type.value
    if case .optional(let wrapped) = type {
      return "\(name) = try container.decodeIfPresent(\(wrapped.swift).self, forKey: .\(name))"
    }
    guard let value = fallback(of: field) else {
      return "\(name) = try container.decode(\(type.swift).self, forKey: .\(name))"
    }
    return "\(name) = try container.decodeIfPresent(\(type.swift).self, forKey: .\(name)) ?? \(value)"
  }
}
