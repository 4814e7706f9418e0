internal import CSystemFont

/// A family in the list of families: its vertical measures per em, and how its advances go.
struct FontFamilyEntry: Sendable {
  /// Where the family's advances come from.
  enum Widths: Sendable {
    /// The system font, tracked as it is.
    case system
    /// The system font's, multiplied.
    case scaled(Double)
    /// A family of the table, multiplied.
    case table(Int, Double)
    /// All characters alike.
    case fixed(Double)
  }

  let ascender: Double
  let descender: Double
  /// The ascender and descender of the weights that aren't regular, where those are drawn apart.
  let others: (ascender: Double, descender: Double)?
  let widths: Widths

  /// Makes an entry from measures per em, as in the font's `hhea` table without its line gap.
  init(
    _ ascender: Double, _ descender: Double, others: (ascender: Double, descender: Double)? = nil,
    _ widths: Widths
  ) {
    self.ascender = ascender
    self.descender = descender
    self.others = others
    self.widths = widths
  }

  /// The metrics of the family's face of a weight.
  func metrics(weight: FontWeight) -> FaceMetrics {
    let advances: FaceMetrics.Advances
    switch widths {
    case .system: return .system
    case .scaled(let scale): advances = .system(scale: scale, tracked: false)
    case .table(let family, let scale):
      let row = viewc_family_row(Int32(truncatingIfNeeded: family), Int32(weight.rawValue))
      advances = .row(row, scale: scale)
    case .fixed(let width): advances = .fixed(width)
    }
    let vertical = weight == .regular ? (ascender, descender) : others ?? (ascender, descender)
    return FaceMetrics(lineHeight: vertical.0 + vertical.1, descender: vertical.1, advances: advances)
  }
}
