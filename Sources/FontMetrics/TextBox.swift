/// The room for text and what to do with too much of it.
package struct TextBox: Hashable, Sendable {
  /// The widest a line may be in points; infinite for no limit.
  package let width: Double
  /// The most lines, 0 for no limit (`UILabel.numberOfLines`).
  package let maximumLines: Int
  package let lineBreakMode: LineBreakMode
  /// Whether a paragraph's last line takes a second word from the line before, rather than have a single one
  /// (`NSLineBreakStrategyPushOut`, part of UILabel's standard strategy).
  package let pushesOut: Bool

  /// Makes a box; without a width lines end at line ends only.
  package init(
    width: Double? = nil, maximumLines: Int = 0, lineBreakMode: LineBreakMode = .wordWrap,
    pushesOut: Bool = false
  ) {
    let width = width ?? .infinity
    self.width = width.isNaN ? .infinity : max(0, width)
    self.maximumLines = max(0, maximumLines)
    self.lineBreakMode = lineBreakMode
    self.pushesOut = pushesOut
  }
}
