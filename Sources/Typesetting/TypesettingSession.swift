/// Measures text in fonts that viewc has no table for, and turns SVG into PNG and PDF.
///
/// Input: requests, a line of JSON each. Output: an answer to each, a line of JSON, in order.
/// A program of its own, because Pango, Cairo and librsvg cost more to load than viewc to run.
/// The one target that uses them. No request ends the session: what can't be done is
/// answered by `{"error": ...}`.
internal import Foundation

/// Answers requests one after the other, keeping the fonts that earlier ones loaded.
package struct TypesettingSession {
  private var fonts = FontLibrary()

  package init() {}

  /// The answer to one line, without its line feed.
  package mutating func answer(_ line: String) -> String {
    do {
      let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
      return try perform(request)
    } catch let error as TypesettingError {
      return failure(error.message)
    } catch let error as DecodingError {
      return failure(describe(error))
    } catch {
      return failure("request cannot be answered")
    }
  }

  private mutating func perform(_ request: Request) throws -> String {
    switch request.op {
    case "measure":
      let text = try required(request.text, "text")
      let font = try required(request.font, "font")
      return try encode(measure(text, in: font, from: &fonts))
    case "png":
      return try encode(drawPNG(job(request), from: &fonts))
    case "pdf":
      return try encode(drawPDF(job(request), from: &fonts))
    case "version":
      return try encode(VersionAnswer.current)
    default:
      throw TypesettingError("op '\(request.op)' is unknown; known are 'measure', 'png', 'pdf', 'version'")
    }
  }

  private func job(_ request: Request) throws -> DrawingJob {
    DrawingJob(
      svg: try required(request.svg, "svg"),
      output: try required(request.output, "output"),
      scale: request.scale ?? 1,
      families: request.families ?? [])
  }

  private func required<Value>(_ value: Value?, _ key: String) throws -> Value {
    guard let value else { throw TypesettingError("key '\(key)' is missing") }
    return value
  }
}

/// One line of JSON with its keys in order, so that equal answers are equal bytes.
private func encode(_ answer: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(answer), as: UTF8.self)
}

private func failure(_ message: String) -> String {
  (try? encode(FailureAnswer(error: message))) ?? #"{"error":"request cannot be answered"}"#
}

/// Says in which key a request is wrong.
private func describe(_ error: DecodingError) -> String {
  switch error {
  case .typeMismatch(_, let context), .valueNotFound(_, let context):
    "value of key '\(path(context))' has the wrong type"
  case .keyNotFound(let key, _): "key '\(key.stringValue)' is missing"
  case .dataCorrupted(let context) where !context.codingPath.isEmpty:
    "value of key '\(path(context))' is invalid; \(context.debugDescription)"
  default: "line is not a JSON object"
  }
}

private func path(_ context: DecodingError.Context) -> String {
  context.codingPath.map(\.stringValue).joined(separator: ".")
}
