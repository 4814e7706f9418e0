/// What a cluster means for breaking lines; a condensed form of Unicode's line breaking classes (UAX #14).
enum BreakClass: UInt8 {
  case blank
  /// Ends a paragraph: line feed, paragraph separator.
  case newline
  /// Ends a line within a paragraph: U+2028.
  case lineSeparator
  /// Holds its neighbours together: no-break space, word joiner.
  case glue
  /// May be broken after, and has no width.
  case zeroWidthSpace
  case alphabetic
  case numeric
  /// Breaks on both sides: Han, kana, emoji.
  case ideograph
  /// Words without blanks (Thai, Lao, Khmer, Burmese): broken between clusters for want of a dictionary.
  case complex
  /// Never begins a line: small kana, sound marks, iteration marks.
  case nonstarter
  /// Opening punctuation after which no line ends.
  case opening
  case wideOpening
  /// Closing punctuation before which no line begins.
  case closing
  case wideClosing
  case exclamation
  /// Full stop, comma, colon, semicolon.
  case infix
  case slash
  case quotation
  case hyphen
  /// En dash, soft hyphen: a line may end after it.
  case breakAfter
  /// Em dash: a line may end on either side.
  case dash

  /// Whether a line ends with it in any case.
  var endsLine: Bool { self == .newline || self == .lineSeparator }

  /// Whether a line may never begin with it, not even after a blank.
  var clingsToLine: Bool {
    switch self {
    case .closing, .wideClosing, .exclamation, .infix, .slash: true
    default: false
    }
  }
}
