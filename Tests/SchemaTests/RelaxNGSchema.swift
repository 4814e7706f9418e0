import CLibXML2
import CRelaxNG
import Foundation
import SpecTesting

/// A RELAX NG schema, read by libxml2.
final class RelaxNGSchema {
  private let schema: xmlRelaxNGPtr

  /// The schema of specs.
  static func ofSpecs() throws -> RelaxNGSchema {
    try RelaxNGSchema(try FolderFiles().read("Specs/schema/viewc.rng", limit: .max).get())
  }

  /// Reads a schema from its text.
  init(_ bytes: [UInt8]) throws {
    xmlInitParser()
    let messages = Messages()
    let parsed = bytes.withUnsafeBytes { bytes in
      let context = xmlRelaxNGNewMemParserCtxt(
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
      defer { xmlRelaxNGFreeParserCtxt(context) }
      xmlRelaxNGSetParserStructuredErrors(context, RelaxNGSchema.collect, messages.pointer)
      return xmlRelaxNGParse(context)
    }
    guard let parsed else { throw Refusal(problems: messages.lines) }
    schema = parsed
  }

  deinit { xmlRelaxNGFree(schema) }

  /// What the schema has against a document, as `line: message`; nothing where it is valid.
  func problems(in text: String) throws -> [String] {
    let messages = Messages()
    let bytes = Array(text.utf8)
    let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let document = bytes.withUnsafeBytes { bytes in
      xmlReadMemory(
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), "spec.xml", "UTF-8", options)
    }
    guard let document else { throw Refusal(problems: ["not well-formed"]) }
    defer { xmlFreeDoc(document) }
    let context = xmlRelaxNGNewValidCtxt(schema)
    defer { xmlRelaxNGFreeValidCtxt(context) }
    xmlRelaxNGSetValidStructuredErrors(context, RelaxNGSchema.collect, messages.pointer)
    let result = xmlRelaxNGValidateDoc(context, document)
    if result != 0, messages.lines.isEmpty { return ["refused"] }
    return result == 0 ? [] : messages.lines
  }

  /// A schema that is none, or a document that is no XML.
  struct Refusal: Error {
    let problems: [String]
  }

  /// The messages of one run.
  private final class Messages {
    var lines: [String] = []
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
  }

  private static let collect: xmlStructuredErrorFunc = { data, error in
    guard let data, let error else { return }
    let text = error.pointee.message.map { String(cString: $0) } ?? ""
    Unmanaged<Messages>.fromOpaque(data).takeUnretainedValue().lines.append(
      "\(error.pointee.line): \(text.trimmingCharacters(in: .whitespacesAndNewlines))")
  }
}
