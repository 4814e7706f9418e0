extension SymbolOutlines {
  /// Things, people, nature.
  static let things: [String: [SymbolStroke]] = [
    "person": [
      .closed(PathText.ellipse(50, 30, 19, 22)),
      .closed("M 12 92 C 12 72 28 60 50 60 C 72 60 88 72 88 92 Z"),
    ],
    "person.2": [
      .closed(PathText.ellipse(64, 34, 15, 18)), .closed("M 36 88 C 36 70 46 60 64 60 C 82 60 94 70 94 88 Z"),
      .closed(PathText.ellipse(28, 38, 12, 15)), .closed("M 6 84 C 6 70 14 62 28 62 C 32 62 35 63 38 64"),
    ],
    "house": [
      .closed("M 6 50 L 50 12 L 94 50 L 82 50 L 82 90 L 60 90 L 60 62 L 40 62 L 40 90 L 18 90 L 18 50 Z")
    ],
    "trash": [
      .closed("M 20 28 L 26 92 L 74 92 L 80 28 Z"), .open("M 12 26 L 88 26"),
      .open("M 36 24 L 38 10 L 62 10 L 64 24"), .open("M 40 42 L 42 78"), .open("M 60 42 L 58 78"),
    ],
    "envelope": [.closed(PathText.box(6, 20, 94, 80)), .open("M 8 24 L 50 58 L 92 24")],
    "bell": [
      .closed("M 12 76 C 24 64 24 56 24 42 C 24 22 34 14 50 14 C 66 14 76 22 76 42 C 76 56 76 64 88 76 Z"),
      .solid("M 40 82 L 60 82 C 60 96 40 96 40 82 Z"),
    ],
    "calendar": [
      .closed(PathText.box(10, 18, 90, 90)), .open("M 10 38 L 90 38"), .open("M 30 8 L 30 24"),
      .open("M 70 8 L 70 24"),
    ],
    "clock": [.open(PathText.circle(50, 50, 42)), .open("M 50 24 L 50 52 L 68 62")],
    "timer": [.open(PathText.circle(50, 54, 36)), .open("M 50 54 L 36 36"), .open("M 40 8 L 60 8")],
    "alarm": [
      .open(PathText.circle(50, 54, 36)), .open("M 50 34 L 50 56 L 64 62"), .open("M 12 22 L 28 10"),
      .open("M 72 10 L 88 22"),
    ],
    "doc": [.closed("M 20 8 L 58 8 L 80 30 L 80 92 L 20 92 Z"), .open("M 58 8 L 58 30 L 80 30")],
    "doc.on.doc": [
      .closed("M 36 28 L 84 28 L 84 94 L 36 94 Z"), .open("M 28 74 L 14 74 L 14 8 L 62 8 L 62 20"),
    ],
    "folder": [.closed("M 6 20 L 38 20 L 46 30 L 94 30 L 94 84 L 6 84 Z")],
    "tray": [
      .closed("M 8 56 L 24 20 L 76 20 L 92 56 L 92 82 L 8 82 Z"),
      .open("M 8 56 L 34 56 C 36 70 64 70 66 56 L 92 56"),
    ],
    "book": [
      .closed(
        """
        M 50 26 C 38 14 20 14 8 18 L 8 80 C 20 76 38 76 50 88 C 62 76 80 76 92 80 L 92 18 C 80 14 \
        62 14 50 26 Z
        """
      ), .open("M 50 26 L 50 86"),
    ],
    "cart": [
      .open("M 4 14 L 20 14 L 34 66 L 82 66 L 92 28 L 24 28"), .solid(PathText.circle(40, 84, 7)),
      .solid(PathText.circle(76, 84, 7)),
    ],
    "creditcard": [.closed(PathText.box(6, 22, 94, 78)), .open("M 6 38 L 94 38")],
    "gift": [
      .closed(PathText.box(14, 46, 86, 92)), .closed(PathText.box(8, 28, 92, 46)), .open("M 50 28 L 50 92"),
      .open("M 50 28 C 20 28 26 4 50 28 C 74 4 80 28 50 28"),
    ],
    "gear": [
      .open(PathText.circle(50, 50, 15)),
      .closed(
        """
        M 44 8 L 56 8 L 59 20 L 69 24 L 80 18 L 88 26 L 80 38 L 84 46 L 94 50 L 92 60 L 80 62 L 75 \
        71 L 80 83 L 70 90 L 60 82 L 50 84 L 42 94 L 32 90 L 32 78 L 25 71 L 12 72 L 8 60 L 18 52 \
        L 18 44 L 8 36 L 14 26 L 26 28 L 34 22 Z
        """
      ),
    ],
    "wrench": [
      .closed("M 64 10 C 52 14 48 26 52 38 L 12 76 L 24 90 L 64 50 C 78 54 90 46 90 34 L 76 42 L 62 30 Z")
    ],
    "lock": [.closed(PathText.box(20, 44, 80, 92)), .open("M 32 44 L 32 30 C 32 6 68 6 68 30 L 68 44")],
    "key": [
      .closed(PathText.circle(28, 50, 20)), .open("M 48 50 L 94 50 L 94 66"), .open("M 78 50 L 78 62"),
    ],
    "eye": [
      .closed("M 4 50 C 24 16 76 16 96 50 C 76 84 24 84 4 50 Z"), .open(PathText.circle(50, 50, 15)),
    ],
    "hand": [
      .closed(
        """
        M 30 92 C 10 70 12 52 22 50 L 32 60 L 32 20 C 34 12 42 12 44 20 L 44 44 L 46 14 C 48 6 56 \
        6 58 14 L 58 44 L 62 20 C 64 12 72 14 72 22 L 70 48 L 76 34 C 80 28 86 32 84 40 L 76 76 L \
        66 92 Z
        """
      )
    ],
    "hand.thumbsup": [
      .closed("M 8 46 L 26 46 L 26 90 L 8 90 Z"),
      .closed("M 34 46 L 50 10 C 62 10 62 22 58 38 L 88 38 C 94 50 92 76 80 90 L 34 86 Z"),
    ],
    "message": [.closed("M 8 44 C 8 6 92 6 92 44 C 92 70 62 80 44 76 L 22 92 L 26 70 C 14 64 8 56 8 44 Z")],
    "globe": [
      .open(PathText.circle(50, 50, 42)), .open(PathText.ellipse(50, 50, 18, 42)), .open("M 8 50 L 92 50"),
      .open("M 14 28 L 86 28"), .open("M 14 72 L 86 72"),
    ],
    "network": [
      .open(PathText.circle(50, 50, 42)), .open(PathText.ellipse(50, 50, 18, 42)), .open("M 8 50 L 92 50"),
    ],
    "map": [
      .closed("M 8 22 L 36 10 L 64 22 L 92 10 L 92 78 L 64 90 L 36 78 L 8 90 Z"), .open("M 36 10 L 36 78"),
      .open("M 64 22 L 64 90"),
    ],
    "mappin": [.solid(PathText.circle(50, 24, 18)), .open("M 50 42 L 50 94")],
    "sun.max": [
      .closed(PathText.circle(50, 50, 18)), .open("M 50 6 L 50 18"), .open("M 50 82 L 50 94"),
      .open("M 6 50 L 18 50"), .open("M 82 50 L 94 50"), .open("M 19 19 L 27 27"), .open("M 73 73 L 81 81"),
      .open("M 81 19 L 73 27"), .open("M 27 73 L 19 81"),
    ],
    "moon": [.closed("M 44 10 C 14 50 52 92 90 62 C 78 96 30 98 14 66 C 4 40 18 16 44 10 Z")],
    "cloud": [.closed("M 26 82 C 0 82 2 50 24 50 C 24 18 66 14 72 42 C 102 42 100 82 76 82 Z")],
    "cube": [
      .closed("M 50 6 L 90 28 L 90 72 L 50 94 L 10 72 L 10 28 Z"), .open("M 10 28 L 50 50 L 90 28"),
      .open("M 50 50 L 50 94"),
    ],
    "safari": [.open(PathText.circle(50, 50, 42)), .closed("M 72 28 L 58 58 L 28 72 L 42 42 Z")],
    "bag": [
      .closed("M 16 30 L 84 30 L 90 92 L 10 92 Z"), .open("M 32 44 L 32 24 C 32 4 68 4 68 24 L 68 44"),
    ],
    "hourglass": [
      .closed("M 24 10 L 76 10 C 76 40 56 42 56 50 C 56 58 76 60 76 90 L 24 90 Z"), .open("M 24 10 L 76 90"),
    ],
    "battery": [.closed(PathText.box(4, 32, 84, 68)), .open("M 94 44 L 94 56")],
    "drop": [
      .closed("M 50 6 C 66 32 82 48 82 64 C 82 82 68 94 50 94 C 32 94 18 82 18 64 C 18 48 34 32 50 6 Z")
    ],
    "flame": [
      .closed(
        """
        M 46 6 C 52 30 82 40 82 66 C 82 84 68 94 50 94 C 32 94 18 84 18 64 C 18 50 28 44 32 30 C \
        40 36 40 44 40 48 C 50 36 50 20 46 6 Z
        """
      )
    ],
    "leaf": [
      .closed("M 12 76 C 6 36 36 12 90 14 C 94 62 66 92 26 80 Z"), .open("M 8 92 C 24 66 40 54 62 42"),
    ],
  ]
}
