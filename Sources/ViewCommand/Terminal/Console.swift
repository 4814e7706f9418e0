/// Where a command writes: standard output for what was asked for, standard error for everything else.
package struct Console: Sendable {
  /// Writes text; false where that failed.
  package typealias Sink = @Sendable (String) -> Bool

  private let output: Sink
  private let errors: Sink
  /// Whether people see standard error on a terminal.
  package let isErrorTerminal: Bool

  /// Makes a console of two sinks.
  package init(output: @escaping Sink, errors: @escaping Sink, isErrorTerminal: Bool = false) {
    self.output = output
    self.errors = errors
    self.isErrorTerminal = isErrorTerminal
  }

  /// Writes to standard output, as it is.
  package func print(_ text: String) -> ExitStatus {
    guard !text.isEmpty, !output(text) else { return .success }
    complain("standard output cannot be written")
    return .failure
  }

  /// Writes to standard error, as it is.
  ///
  /// Where even that fails there is nobody to tell.
  package func note(_ text: String) {
    if !text.isEmpty { _ = errors(text) }
  }

  /// Says on standard error why something could not be done.
  package func complain(_ message: String) {
    note("viewc: error: \(message)\n")
  }
}
