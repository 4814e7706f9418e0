/// Says between which clusters a line may end, going through text from left to right.
///
/// Follows the default rules of UAX #14, of which the class `complex` and Hangul differ: Hangul is broken at
/// blanks only, as UILabel's standard line break strategy does (`hangulWordPriority`).
struct BreakRules {
  private var previous = BreakClass.newline
  private var isAfterBlank = false
  /// Whether the hyphen before follows text, so that a line may end after it: not in `-5` or `--flag`.
  private var hyphenFollowsText = false

  /// Whether a line may end before `next`; blanks and line ends never begin one.
  ///
  /// Afterwards `next` is the one before.
  mutating func allowsBreak(before next: BreakClass) -> Bool {
    if next == .blank {
      isAfterBlank = true
      return false
    }
    let allowed = !next.endsLine && decides(next)
    hyphenFollowsText = next == .hyphen && !isAfterBlank && !previous.endsLine && previous != .hyphen
    previous = next
    isAfterBlank = false
    return allowed
  }

  private func decides(_ next: BreakClass) -> Bool {
    if previous.endsLine || next.clingsToLine { return false }
    if isAfterBlank { return previous != .opening && previous != .wideOpening }
    if previous == .zeroWidthSpace { return true }
    switch next {
    case .nonstarter, .hyphen, .breakAfter, .glue, .quotation, .zeroWidthSpace: return false
    case .dash: return previous != .dash && previous != .opening && previous != .wideOpening
    default: return follows(next)
    }
  }

  /// Whether a line may end after `previous`, before an ordinary `next`.
  private func follows(_ next: BreakClass) -> Bool {
    let isWord = next == .alphabetic || next == .numeric
    switch previous {
    case .glue, .opening, .wideOpening, .quotation: return false
    case .hyphen: return hyphenFollowsText && next != .numeric
    case .slash: return next != .numeric
    case .infix: return !isWord && next != .opening
    case .alphabetic, .numeric: return !isWord && next != .opening
    case .closing: return !isWord
    default: return true
    }
  }
}
