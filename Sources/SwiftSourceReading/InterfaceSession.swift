internal import Foundation
internal import SourceInterfaces

/// Answers requests, a line of JSON each: `{"op":"read","sources":["…",…]}`.
///
/// The answer has an interface's text for each source: `{"interfaces":["…",…]}`, or `{"error":"…"}`.
package struct InterfaceSession {
  private struct Request: Decodable {
    let op: String
    let sources: [String]?
  }

  private struct Answer: Encodable {
    var interfaces: [String]?
    var error: String?
  }

  /// Makes a session.
  package init() {}

  /// Writes an answer to standard output, as a line.
  package func write(_ answer: String) { FileHandle.standardOutput.write(Data((answer + "\n").utf8)) }

  /// The answer to a line, without its end.
  package func answer(_ line: String) -> String {
    let answer: Answer
    do {
      let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
      switch (request.op, request.sources) {
      case ("read", let sources?):
        answer = Answer(interfaces: sources.map { SwiftInterfaceReader.interface(of: $0).text })
      case ("read", nil): answer = Answer(error: "'sources' is missing")
      default: answer = Answer(error: "'\(request.op)' is no operation; there is 'read'")
      }
    } catch {
      answer = Answer(error: "the request is not JSON of the right form")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(answer) else { return #"{"error":"no answer"}"# }
    return String(decoding: data, as: UTF8.self)
  }
}
