/// Writes findings in one format.
package protocol Reporter: Sendable {
  /// The whole text, also where there is nothing to say.
  func text(of report: Report) -> String
}
