internal import Diagnostics
internal import SpecDecoding

/// What is wrong with a part of a shorthand.
struct ShorthandProblem: Error {
  let message: String
  let place: SpanRef

  /// A problem of a part.
  init(_ message: String, _ part: Located<String>) {
    self.message = message
    place = part.place
  }
}
