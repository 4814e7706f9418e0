/// Collects what the stages report, in any order.
package struct DiagnosticBag: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []

  /// Makes an empty bag.
  package init() {}

  /// Adds a finding.
  package mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Adds a finding of `kind` at `place`.
  package mutating func report(
    _ kind: DiagnosticKind, at place: SpanRef, _ message: String, object: String? = nil,
    notes: [Diagnostic.Note] = [], fixIts: [FixIt] = [], isDoubtful: Bool = false
  ) {
    diagnostics.append(
      Diagnostic(
        kind, at: place, message, object: object, notes: notes, fixIts: fixIts, isDoubtful: isDoubtful))
  }

  /// Adds all that another bag holds.
  package mutating func merge(_ other: DiagnosticBag) {
    diagnostics.append(contentsOf: other.diagnostics)
  }

  /// Whether an error is among the findings.
  package var hasErrors: Bool { diagnostics.contains { $0.kind.severity == .error } }
}
