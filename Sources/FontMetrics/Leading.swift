/// The distance between the baselines of a text style's lines.
enum Leading {
  /// Points between baselines in a text style's font of `size` points (HIG, Typography: a function of the
  /// size; confirmed by frames of several lines at 13, 15, 16, 17 and 28 points).
  static func points(at size: Double) -> Double {
    guard let first = table.first, let last = table.last else { return size * 1.2 }
    if size <= first.size { return first.leading * size / first.size }
    if size >= last.size { return last.leading * size / last.size }
    var below = first
    for entry in table {
      if entry.size == size { return entry.leading }
      if entry.size > size {
        let part = (size - below.size) / (entry.size - below.size)
        return (below.leading + (entry.leading - below.leading) * part).rounded()
      }
      below = entry
    }
    return last.leading
  }

  private static let table: [(size: Double, leading: Double)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25),
    (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (31, 38),
    (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (47, 56), (48, 57), (53, 62),
    (60, 70),
  ]
}
