/// A value's place between two others.
enum Share {
  /// 0 at the least value, 1 at the most; 0 for a range that is none.
  static func of(_ value: Double, from least: Double, to most: Double) -> Double {
    let share = (value - least) / (most - least)
    return share.isFinite ? min(max(share, 0), 1) : 0
  }
}
