/// What a command's end tells its caller.
///
/// Nothing else is ever returned.
package enum ExitStatus: Int32, Comparable, Sendable {
  /// Done, and nothing at or above the failure level was found.
  case success = 0
  /// The input has errors.
  case findings = 1
  /// The command could not do its work.
  case failure = 2

  package static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
