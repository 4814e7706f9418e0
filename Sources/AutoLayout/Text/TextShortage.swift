/// What a frame lacks for its text.
package enum TextShortage: Hashable, Sendable {
  /// A line needs more points than it has.
  case width(needed: Double, available: Double)
  /// The lines need more points than they have.
  case height(needed: Double, available: Double)
  /// In the width there is, the text takes more lines than it may.
  case lines(needed: Int, allowed: Int)
}
