/// Remembers what came before, so that an emoji of several scalars is counted once.
struct EmojiSequence {
  private var isJoined = false
  private var isHalfFlag = false
  private var previousAdvance = 0.0
  private var previousIsEmoji = false
  /// Whether the one before can become a keycap: digits, `#` and `*`.
  private var isKeycapBase = false

  /// The advance of a scalar that belongs to an emoji before it; nil for all others.
  ///
  /// A selector for emoji style (U+FE0F) widens the symbol before it to `emoji` points.
  mutating func advance(of scalar: Unicode.Scalar, kind: ScalarKind, emoji: Double) -> Double? {
    switch scalar.value {
    case 0x200D:
      isJoined = previousIsEmoji
      return 0
    case 0xFE0F:
      guard previousIsEmoji || isKeycapBase else { return 0 }
      defer { previousAdvance = emoji }
      return emoji - previousAdvance
    case 0x1F3FB...0x1F3FF where previousIsEmoji:
      return 0
    case 0x1F1E6...0x1F1FF where isHalfFlag:
      isHalfFlag = false
      return 0
    default:
      guard isJoined else { return nil }
      isJoined = false
      previousIsEmoji = true
      previousAdvance = emoji
      return 0
    }
  }

  /// Takes note of an ASCII character that was counted with `advance` points.
  mutating func note(ascii byte: UInt8, advance: Double) {
    previousAdvance = advance
    isJoined = false
    isHalfFlag = false
    previousIsEmoji = false
    isKeycapBase = (0x30...0x39).contains(byte) || byte == 0x23 || byte == 0x2A
  }

  /// Takes note of a scalar that was counted with `advance` points.
  mutating func note(_ scalar: Unicode.Scalar, advance: Double) {
    previousAdvance = advance
    isHalfFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
    previousIsEmoji = scalar.properties.isEmoji
    isKeycapBase = false
  }
}
