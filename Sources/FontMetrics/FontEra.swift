/// Which cut of the system font the tool that saved a document had.
package enum FontEra: Hashable, Sendable {
  /// Text and display designs, switched at 20 points (Xcode 11 and before).
  case discrete
  /// One variable font, its optical size between 17 and 28 points (Xcode 12 and later).
  case variable

  /// The era of a document's `toolsVersion` (whole part); nil means the present.
  package init(toolsVersion: Int?) {
    self = (toolsVersion ?? 17_000) < 17_000 ? .discrete : .variable
  }
}
