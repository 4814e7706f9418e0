extension SymbolOutlines {
  /// Chevrons and arrows.
  static let arrows: [String: [SymbolStroke]] = [
    "chevron.right": [.open("M 36 14 L 66 50 L 36 86")],
    "chevron.forward": [.open("M 36 14 L 66 50 L 36 86")],
    "chevron.left": [.open("M 64 14 L 34 50 L 64 86")],
    "chevron.backward": [.open("M 64 14 L 34 50 L 64 86")],
    "chevron.down": [.open("M 14 36 L 50 66 L 86 36")],
    "chevron.up": [.open("M 14 64 L 50 34 L 86 64")],
    "chevron.up.chevron.down": [.open("M 28 38 L 50 18 L 72 38"), .open("M 28 62 L 50 82 L 72 62")],
    "arrow.right": [.open("M 10 50 L 88 50"), .open("M 58 20 L 90 50 L 58 80")],
    "arrow.forward": [.open("M 10 50 L 88 50"), .open("M 58 20 L 90 50 L 58 80")],
    "arrow.left": [.open("M 90 50 L 12 50"), .open("M 42 20 L 10 50 L 42 80")],
    "arrow.backward": [.open("M 90 50 L 12 50"), .open("M 42 20 L 10 50 L 42 80")],
    "arrow.up": [.open("M 50 90 L 50 12"), .open("M 20 42 L 50 10 L 80 42")],
    "arrow.down": [.open("M 50 10 L 50 88"), .open("M 20 58 L 50 90 L 80 58")],
    "arrow.up.arrow.down": [
      .open("M 30 88 L 30 14"), .open("M 12 34 L 30 12 L 48 34"), .open("M 70 12 L 70 86"),
      .open("M 52 66 L 70 88 L 88 66"),
    ],
    "arrow.clockwise": [
      .open("M 84 50 C 84 69 69 84 50 84 C 31 84 16 69 16 50 C 16 31 31 16 50 16 C 62 16 72 22 78 31"),
      .solid("M 62 36 L 88 38 L 82 12 Z"),
    ],
    "arrow.counterclockwise": [
      .open("M 16 50 C 16 69 31 84 50 84 C 69 84 84 69 84 50 C 84 31 69 16 50 16 C 38 16 28 22 22 31"),
      .solid("M 38 36 L 12 38 L 18 12 Z"),
    ],
    "arrow.triangle.2.circlepath": [
      .open("M 14 46 C 16 28 30 16 50 16 C 63 16 73 21 80 31"),
      .open("M 86 54 C 84 72 70 84 50 84 C 37 84 27 79 20 69"),
      .solid("M 66 36 L 90 38 L 84 14 Z"), .solid("M 34 64 L 10 62 L 16 86 Z"),
    ],
    "arrow.uturn.left": [
      .open("M 34 84 L 60 84 C 76 84 86 74 86 60 C 86 46 76 36 60 36 L 16 36"),
      .open("M 36 14 L 14 36 L 36 58"),
    ],
    "arrow.uturn.right": [
      .open("M 66 84 L 40 84 C 24 84 14 74 14 60 C 14 46 24 36 40 36 L 84 36"),
      .open("M 64 14 L 86 36 L 64 58"),
    ],
    "arrowshape.turn.up.left": [
      .closed("M 10 46 L 46 16 L 46 34 C 76 36 90 56 90 84 C 80 66 66 58 46 58 L 46 76 Z")
    ],
    "arrowtriangle.right": [.closed("M 26 14 L 84 50 L 26 86 Z")],
    "arrowtriangle.left": [.closed("M 74 14 L 16 50 L 74 86 Z")],
    "arrowtriangle.down": [.closed("M 14 26 L 86 26 L 50 84 Z")],
    "arrowtriangle.up": [.closed("M 14 74 L 86 74 L 50 16 Z")],
    "square.and.arrow.up": [
      .open("M 36 38 L 20 38 L 20 92 L 80 92 L 80 38 L 64 38"), .open("M 50 64 L 50 8"),
      .open("M 34 24 L 50 8 L 66 24"),
    ],
    "square.and.arrow.down": [
      .open("M 36 34 L 20 34 L 20 90 L 80 90 L 80 34 L 64 34"), .open("M 50 8 L 50 64"),
      .open("M 34 48 L 50 64 L 66 48"),
    ],
    "paperplane": [.closed("M 8 46 L 92 10 L 64 92 L 46 58 Z")],
    "location": [.closed("M 10 46 L 90 12 L 56 90 L 52 50 Z")],
  ]
}
