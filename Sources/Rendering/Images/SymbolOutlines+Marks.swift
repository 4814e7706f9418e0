extension SymbolOutlines {
  /// Signs, letters, plain figures.
  static let marks: [String: [SymbolStroke]] = [
    "plus": [.open("M 50 12 L 50 88"), .open("M 12 50 L 88 50")],
    "minus": [.open("M 12 50 L 88 50")],
    "xmark": [.open("M 18 18 L 82 82"), .open("M 82 18 L 18 82")],
    "multiply": [.open("M 18 18 L 82 82"), .open("M 82 18 L 18 82")],
    "checkmark": [.open("M 14 54 L 40 84 L 86 16")],
    "ellipsis": [
      .solid(PathText.circle(16, 50, 9)), .solid(PathText.circle(50, 50, 9)),
      .solid(PathText.circle(84, 50, 9)),
    ],
    "circle": [.closed(PathText.circle(50, 50, 42))],
    "square": [.closed(PathText.box(12, 12, 88, 88))],
    "triangle": [.closed("M 50 12 L 92 86 L 8 86 Z")],
    "rectangle": [.closed(PathText.box(6, 22, 94, 78))],
    "capsule": [.closed("M 28 26 L 72 26 C 104 26 104 74 72 74 L 28 74 C -4 74 -4 26 28 26 Z")],
    "info": [.open("M 40 44 L 52 44 L 52 84"), .open("M 36 84 L 68 84"), .solid(PathText.circle(50, 20, 9))],
    "questionmark": [
      .open("M 26 32 C 26 4 74 4 74 32 C 74 50 50 50 50 68"), .solid(PathText.circle(50, 88, 7)),
    ],
    "exclamationmark": [.open("M 50 10 L 50 64"), .solid(PathText.circle(50, 86, 8))],
    "exclamationmark.triangle": [
      .closed("M 50 10 L 94 88 L 6 88 Z"), .open("M 50 38 L 50 62"), .solid(PathText.circle(50, 75, 5)),
    ],
    "line.3.horizontal": [.open("M 10 24 L 90 24"), .open("M 10 50 L 90 50"), .open("M 10 76 L 90 76")],
    "line.horizontal.3": [.open("M 10 24 L 90 24"), .open("M 10 50 L 90 50"), .open("M 10 76 L 90 76")],
    "line.horizontal.3.decrease": [
      .open("M 8 28 L 92 28"), .open("M 24 50 L 76 50"), .open("M 40 72 L 60 72"),
    ],
    "line.3.horizontal.decrease": [
      .open("M 8 28 L 92 28"), .open("M 24 50 L 76 50"), .open("M 40 72 L 60 72"),
    ],
    "slider.horizontal.3": [
      .open("M 8 24 L 92 24"), .open("M 8 50 L 92 50"), .open("M 8 76 L 92 76"),
      .solid(PathText.circle(32, 24, 10)), .solid(PathText.circle(66, 50, 10)),
      .solid(PathText.circle(40, 76, 10)),
    ],
    "list.bullet": [
      .open("M 32 22 L 92 22"), .open("M 32 50 L 92 50"), .open("M 32 78 L 92 78"),
      .solid(PathText.circle(14, 22, 6)), .solid(PathText.circle(14, 50, 6)),
      .solid(PathText.circle(14, 78, 6)),
    ],
    "text.alignleft": [
      .open("M 10 20 L 90 20"), .open("M 10 40 L 62 40"), .open("M 10 60 L 90 60"), .open("M 10 80 L 62 80"),
    ],
    "square.grid.2x2": [
      .closed(PathText.box(12, 12, 44, 44)), .closed(PathText.box(56, 12, 88, 44)),
      .closed(PathText.box(12, 56, 44, 88)), .closed(PathText.box(56, 56, 88, 88)),
    ],
    "number": [
      .open("M 36 12 L 28 88"), .open("M 72 12 L 64 88"), .open("M 14 36 L 90 36"), .open("M 10 64 L 86 64"),
    ],
    "at": [
      .open(PathText.circle(50, 50, 16)),
      .open(
        """
        M 66 34 L 66 58 C 66 72 88 68 88 48 C 88 26 70 12 50 12 C 28 12 12 28 12 50 C 12 72 28 88 \
        50 88 C 60 88 68 85 74 80
        """
      ),
    ],
    "heart": [
      .closed(
        """
        M 50 88 C 24 68 8 52 8 34 C 8 20 18 12 29 12 C 38 12 46 17 50 26 C 54 17 62 12 71 12 C 82 \
        12 92 20 92 34 C 92 52 76 68 50 88 Z
        """
      )
    ],
    "star": [
      .closed("M 50 6 L 62 38 L 96 39 L 69 60 L 79 93 L 50 73 L 21 93 L 31 60 L 4 39 L 38 38 Z")
    ],
    "bookmark": [.closed("M 26 8 L 74 8 L 74 92 L 50 68 L 26 92 Z")],
    "flag": [.open("M 20 8 L 20 94"), .closed("M 20 14 C 40 4 56 26 82 14 L 82 56 C 56 68 40 46 20 56 Z")],
    "bolt": [.closed("M 58 6 L 20 56 L 46 56 L 40 94 L 80 42 L 54 42 Z")],
    "tag": [.closed("M 10 10 L 48 10 L 92 54 L 54 92 L 10 48 Z"), .solid(PathText.circle(29, 29, 6))],
    "link": [
      .open("M 42 58 C 32 48 34 40 40 34 L 56 18 C 72 6 94 28 82 44 L 70 56"),
      .open("M 58 42 C 68 52 66 60 60 66 L 44 82 C 28 94 6 72 18 56 L 30 44"),
    ],
    "pencil": [.closed("M 12 88 L 18 66 L 72 12 L 88 28 L 34 82 Z"), .open("M 62 22 L 78 38")],
    "square.and.pencil": [
      .open("M 54 18 L 14 18 L 14 88 L 82 88 L 82 50"), .closed("M 40 62 L 44 48 L 82 8 L 92 18 L 54 58 Z"),
    ],
    "magnifyingglass": [.open(PathText.circle(42, 42, 30)), .open("M 65 65 L 90 90")],
  ]
}
