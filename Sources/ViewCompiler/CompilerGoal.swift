/// How far a document is compiled.
package enum CompilerGoal: Int, Comparable, Sendable {
  /// The XML tree.
  case parsed
  /// Decoded, for specs resolved too, and checked as far as that goes without layout.
  case decoded
  /// The trees of views, for each snapshot.
  case instantiated
  /// Frames, and what can be found in them.
  case laidOut
  /// Pictures.
  case drawn

  package static func < (a: CompilerGoal, b: CompilerGoal) -> Bool { a.rawValue < b.rawValue }
}
