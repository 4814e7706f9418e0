/// What decides the advance of a scalar that isn't ASCII.
enum ScalarKind {
  /// Combining marks, joiners, selectors, controls: no advance of its own.
  case invisible
  /// East Asian characters of one em.
  case wide
  case emoji
  /// Everything else.
  case other

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0xA0...0x2FF where value != 0xAD:
      self = .other
    case 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0x20000...0x3FFFF:
      self = Self.isMark(scalar) ? .invisible : .wide
    case 0x1F000...0x1FBFF:
      self = .emoji
    default:
      self = Self.byProperties(scalar)
    }
  }

  private static func byProperties(_ scalar: Unicode.Scalar) -> ScalarKind {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || isMark(scalar) { return .invisible }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return .invisible
    default: return properties.isEmojiPresentation ? .emoji : scalar.value >= 0x1F000 ? .emoji : .other
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.canonicalCombiningClass != .notReordered { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
