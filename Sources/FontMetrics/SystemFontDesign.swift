internal import CSystemFont

/// How the system font's two designs mix at a size, and how it is tracked there.
struct SystemFontDesign {
  /// The part of the display design, 0 to 1; the rest is the text design.
  let display: Double
  /// Added to every character, in tenths of 1/1000 em.
  let tracking: Double

  /// The design at `size` points.
  init(size: Double, era: FontEra) {
    let points = Int32(min(max(size, 0), 1000))
    switch era {
    case .discrete:
      display = size >= 20 ? 1 : 0
      tracking = 10 * Double(viewc_tracking_at(points, 0))
    case .variable:
      display = min(1, max(0, (size - 17) / 11))
      tracking = 10 * Double(viewc_tracking_at(points, 1)) + Self.correction(at: size)
    }
  }

  /// The text design without tracking, for families that are scaled from it.
  static let untracked = SystemFontDesign()

  private init() {
    display = 0
    tracking = 0
  }

  /// What the fit adds between 17 and 28 points: linear between the table's points.
  private static func correction(at size: Double) -> Double {
    var index: UInt16 = 1
    while index < viewc_correction_count {
      let low = Double(viewc_correction_size(index - 1))
      let high = Double(viewc_correction_size(index))
      if size >= low, size <= high {
        let from = Double(viewc_correction_value(index - 1))
        let to = Double(viewc_correction_value(index))
        return from + (to - from) * (size - low) / (high - low)
      }
      index += 1
    }
    return 0
  }
}
