/// How bad a finding is.
package enum Severity: Int, Comparable, Sendable {
  /// Output is produced, but probably not what was meant.
  case warning
  /// Some output cannot be trusted.
  case error

  /// The word that reports print.
  package var word: String {
    switch self {
    case .warning: "warning"
    case .error: "error"
    }
  }

  package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}
