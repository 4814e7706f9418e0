/// A stage of the pipeline, in order.
package enum Stage: Int, CaseIterable, Sendable {
  case sources, read, cache, parse, decode, resolve, check, instantiate, layOut, checkLayout, draw, generate,
    encode
  case report

  /// The name in the table of `--timings`.
  package var name: String {
    switch self {
    case .layOut: "lay out"
    case .checkLayout: "check layout"
    default: "\(self)"
    }
  }
}
