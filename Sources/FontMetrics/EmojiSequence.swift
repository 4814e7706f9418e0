/// Remembers what came before, so that an emoji of several scalars is counted once.
struct EmojiSequence {
  private var isJoined = false
  private var isHalfFlag = false
  private var previousAdvance = 0.0
  private var previousIsEmoji = false

  /// Forgets what came before.
  mutating func reset() {
    isJoined = false
    isHalfFlag = false
    previousIsEmoji = false
  }

  /// The advance of a scalar that belongs to an emoji before it; nil for all others.
  ///
  /// A selector for emoji style (U+FE0F) widens the symbol before it to `emoji` points.
  mutating func advance(of scalar: Unicode.Scalar, kind: ScalarKind, emoji: Double) -> Double? {
    switch scalar.value {
    case 0x200D:
      isJoined = previousIsEmoji
      return 0
    case 0xFE0F:
      guard previousIsEmoji else { return 0 }
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
      previousAdvance = 0
      return 0
    }
  }

  /// Takes note of a scalar that was counted with `advance` points.
  mutating func note(_ scalar: Unicode.Scalar, advance: Double) {
    previousAdvance = advance
    isHalfFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
    previousIsEmoji = scalar.properties.isEmoji
  }
}
