internal import CSystemFont

/// Gives the advance of one scalar after the other in a line of text, kerning with the one before included.
struct AdvanceScanner {
  private let size: Double
  /// Points per tenth of 1/1000 em of the system font's tables.
  private let unit: Double
  private let display: Double
  private let tracking: Double
  private let textRow: UnsafePointer<Int16>
  private let displayRow: UnsafePointer<Int16>
  private let row: UInt8?
  /// Points per 1/1000 em of the families' table.
  private let rowUnit: Double
  private let fixed: Double?
  private var kernClass: UInt8 = 0
  private var clusters = EmojiSequence()

  /// Starts a line in `font`.
  init(font: Font, era: FontEra) {
    size = font.size
    var design = SystemFontDesign.untracked
    var scale = 1.0
    var breadth = 1.0
    var row: UInt8?
    var fixed: Double?
    switch font.face.advances {
    case .system(let factor, let tracked):
      scale = factor
      if tracked { design = SystemFontDesign(size: font.size, era: era) }
    case .row(let index, let factor):
      scale = factor
      row = index
      breadth = Double(viewc_family_ratio(index)) / 1000
    case .fixed(let width):
      fixed = width * font.size
    }
    unit = font.size / 10_000 * scale * breadth
    rowUnit = font.size / 1000 * scale
    self.row = row
    self.fixed = fixed
    display = design.display
    tracking = design.tracking
    textRow = viewc_advance_row(Int32(font.weight.rawValue), 0)
    displayRow = viewc_advance_row(Int32(font.weight.rawValue), 1)
  }

  /// The advance of an ASCII character in points.
  mutating func advance(ascii byte: UInt8) -> Double {
    let advance = lone(byte)
    clusters.note(ascii: byte, advance: advance)
    return advance
  }

  private mutating func lone(_ byte: UInt8) -> Double {
    guard byte >= 32, byte != 127 else { return control(byte) }
    if let fixed { return fixed }
    let index = viewc_glyph(UInt32(byte))
    guard let row else { return glyph(index) }
    return Double(viewc_family_advance(row, byte)) * rowUnit + kern(index) * unit
  }

  /// The advance of any scalar in points; negative where it changes the one before.
  mutating func advance(of scalar: Unicode.Scalar) -> Double {
    if scalar.value < 0x80 { return advance(ascii: UInt8(truncatingIfNeeded: scalar.value)) }
    let kind = ScalarKind(scalar)
    if let advance = clusters.advance(of: scalar, kind: kind, emoji: emojiAdvance) { return advance }
    let advance = advance(of: scalar, kind: kind)
    clusters.note(scalar, advance: advance)
    return advance
  }

  private mutating func advance(of scalar: Unicode.Scalar, kind: ScalarKind) -> Double {
    switch kind {
    case .invisible: return 0
    case .emoji:
      kernClass = 0
      return emojiAdvance
    case .wide:
      kernClass = 0
      return size
    case .other:
      if let fixed { return fixed }
      return glyph(viewc_glyph(scalar.value))
    }
  }

  /// The advance of a glyph of the system font's tables; 0.6 em where there is none.
  private mutating func glyph(_ glyph: UInt16) -> Double {
    let kern = kern(glyph)
    guard glyph > 0, Int(glyph) < viewc_glyph_limit else { return (6000 + tracking + kern) * unit }
    let text = Double(textRow[Int(glyph)])
    let mixed = display == 0 ? text : (1 - display) * text + display * Double(displayRow[Int(glyph)])
    return (mixed + tracking + kern) * unit
  }

  /// The kerning of a glyph with the one before, in tenths of 1/1000 em.
  ///
  /// Inter's serves all families (Fira Sans: 37 of 39 stored widths within half a point, 34 without).
  private mutating func kern(_ glyph: UInt16) -> Double {
    let own = viewc_kern_class(glyph)
    let kern = Double(viewc_kern(kernClass, own))
    kernClass = own
    return kern
  }

  /// Tabs stand for a default tab interval of 28 points (NSParagraphStyle); other controls take no room.
  private mutating func control(_ byte: UInt8) -> Double {
    kernClass = 0
    return byte == 9 ? 28 : 0
  }

  /// Measured: 23 points at 17, 40 at 35, 43 at 38.
  private var emojiAdvance: Double { (size < 24 ? 23.0 / 17 : 1.140) * size }
}
