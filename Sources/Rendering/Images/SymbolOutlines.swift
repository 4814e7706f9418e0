/// The shapes that symbols are made of, drawn for viewc in a square of 100.
enum SymbolOutlines {
  /// The strokes of a shape; nil for shapes that viewc doesn't draw.
  static func named(_ base: String) -> [SymbolStroke]? {
    table[base] ?? family(base)
  }

  /// Shapes of which many names are variants.
  private static func family(_ base: String) -> [SymbolStroke]? {
    let first = base.split(separator: ".").first.map(String.init) ?? ""
    return table[synonyms[first] ?? first]
  }

  private static let synonyms = [
    "gearshape": "gear", "trash": "trash", "envelope": "envelope", "text": "text.alignleft",
    "list": "list.bullet", "line": "line.3.horizontal", "arrow": "arrow.right", "chevron": "chevron.right",
    "bubble": "message", "speaker": "speaker", "hand": "hand", "doc": "doc", "folder": "folder",
    "clock": "clock", "moon": "moon", "sun": "sun.max", "bolt": "bolt", "photo": "photo", "lock": "lock",
    "icloud": "cloud", "person": "person", "bag": "bag", "battery": "battery",
    "eye": "eye", "heart": "heart", "star": "star", "calendar": "calendar", "figure": "person",
    "grid": "square.grid.2x2",
    "wrench": "wrench", "tray": "tray", "play": "play", "music": "music.note", "map": "map", "house": "house",
    "cart": "cart", "globe": "globe", "rectangle": "rectangle", "circle": "circle", "square": "square",
  ]

  private static let table: [String: [SymbolStroke]] = arrows.merging(marks) { first, _ in first }
    .merging(things) { first, _ in first }.merging(devices) { first, _ in first }
}
