package import Diagnostics

/// What the user makes of kinds of findings: `--allow`, `--warn`, `--deny`.
///
/// The last one given for a kind wins.
package struct KindOverrides: Sendable {
  /// What becomes of the findings of a kind.
  package enum Level: Sendable {
    /// Not reported.
    case allow
    /// Reported as a warning.
    case warn
    /// Reported as an error.
    case deny
  }

  private var levels: [String: Level] = [:]

  /// Leaves all kinds as they are.
  package init() {}

  /// Sets the level of a kind.
  package mutating func set(_ level: Level, for kind: String) {
    levels[kind] = level
  }

  /// The severity that findings of `kind` have; nil where they are not reported.
  ///
  /// `counted` ones are where `showsCounted`, or where the kind was asked for by name.
  package func severity(of kind: DiagnosticKind, showsCounted: Bool) -> Severity? {
    switch levels[kind.name] {
    case .allow?: return nil
    case .warn?: return .warning
    case .deny?: return .error
    case nil: break
    }
    switch kind.visibility {
    case .always: return kind.severity
    case .counted: return showsCounted ? kind.severity : nil
    case .offByDefault: return nil
    }
  }

  /// The severity that a finding has; nil where it is not reported.
  ///
  /// A doubtful one is a warning unless its kind was set to be an error.
  func severity(of diagnostic: Diagnostic, showsCounted: Bool) -> Severity? {
    guard let severity = severity(of: diagnostic.kind, showsCounted: showsCounted) else { return nil }
    return diagnostic.isDoubtful && levels[diagnostic.kind.name] == nil ? min(severity, .warning) : severity
  }

  /// Whether findings of `kind`, though not shown, are counted in the summary.
  func isCounted(_ kind: DiagnosticKind) -> Bool {
    kind.visibility == .counted && levels[kind.name] == nil
  }
}
