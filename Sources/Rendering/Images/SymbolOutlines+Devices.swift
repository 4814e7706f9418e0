extension SymbolOutlines {
  /// Media, devices, charts.
  static let devices: [String: [SymbolStroke]] = [
    "play": [.closed("M 22 10 L 88 50 L 22 90 Z")],
    "pause": [.closed(PathText.box(18, 12, 40, 88)), .closed(PathText.box(60, 12, 82, 88))],
    "stop": [.closed(PathText.box(16, 16, 84, 84))],
    "forward": [.closed("M 8 20 L 50 50 L 8 80 Z"), .closed("M 50 20 L 92 50 L 50 80 Z")],
    "backward": [.closed("M 92 20 L 50 50 L 92 80 Z"), .closed("M 50 20 L 8 50 L 50 80 Z")],
    "photo": [
      .open(PathText.box(6, 14, 94, 86)), .solid("M 14 78 L 38 44 L 56 66 L 66 54 L 86 78 Z"),
      .solid(PathText.circle(68, 34, 8)),
    ],
    "camera": [
      .closed("M 6 28 L 28 28 L 36 16 L 64 16 L 72 28 L 94 28 L 94 84 L 6 84 Z"),
      .open(PathText.circle(50, 54, 18)),
    ],
    "video": [.closed(PathText.box(6, 26, 66, 74)), .closed("M 70 44 L 94 30 L 94 70 L 70 56 Z")],
    "mic": [
      .closed("M 36 24 C 36 4 64 4 64 24 L 64 50 C 64 70 36 70 36 50 Z"),
      .open("M 20 46 C 20 88 80 88 80 46"), .open("M 50 78 L 50 94"), .open("M 32 94 L 68 94"),
    ],
    "music.note": [
      .open("M 40 78 L 40 16 L 78 10 L 78 68"), .solid(PathText.ellipse(28, 80, 14, 11)),
      .solid(PathText.ellipse(66, 70, 14, 11)),
    ],
    "speaker": [
      .closed("M 8 36 L 26 36 L 48 16 L 48 84 L 26 64 L 8 64 Z"), .open("M 62 34 C 72 44 72 56 62 66"),
      .open("M 74 22 C 92 40 92 60 74 78"),
    ],
    "headphones": [
      .open("M 12 70 L 12 54 C 12 -2 88 -2 88 54 L 88 70"), .closed(PathText.box(8, 58, 26, 90)),
      .closed(PathText.box(74, 58, 92, 90)),
    ],
    "phone": [
      .closed(
        """
        M 22 8 L 38 30 L 30 42 C 36 54 46 64 58 70 L 70 62 L 92 78 C 88 90 80 94 72 92 C 40 86 14 \
        58 8 28 C 8 18 14 12 22 8 Z
        """
      )
    ],
    "iphone": [.closed("M 28 6 L 72 6 L 72 94 L 28 94 Z"), .open("M 44 86 L 56 86")],
    "ipad": [.closed(PathText.box(16, 6, 84, 94)), .open("M 42 86 L 58 86")],
    "desktopcomputer": [
      .closed(PathText.box(6, 12, 94, 70)), .open("M 50 70 L 50 88"), .open("M 30 90 L 70 90"),
    ],
    "tv": [.closed(PathText.box(6, 18, 94, 76)), .open("M 30 88 L 70 88")],
    "keyboard": [.closed(PathText.box(4, 24, 96, 76)), .open("M 28 64 L 72 64"), .open("M 16 44 L 84 44")],
    "wifi": [
      .open("M 6 40 C 30 16 70 16 94 40"), .open("M 24 58 C 38 44 62 44 76 58"),
      .solid(PathText.circle(50, 76, 9)),
    ],
    "antenna.radiowaves.left.and.right": [
      .open("M 50 48 L 50 92"), .solid(PathText.circle(50, 40, 8)), .open("M 32 22 C 22 32 22 48 32 58"),
      .open("M 68 22 C 78 32 78 48 68 58"), .open("M 18 10 C 2 28 2 52 18 70"),
      .open("M 82 10 C 98 28 98 52 82 70"),
    ],
    "chart.bar": [
      .closed(PathText.box(10, 56, 30, 88)), .closed(PathText.box(40, 36, 60, 88)),
      .closed(PathText.box(70, 12, 90, 88)),
    ],
    "qrcode": [
      .closed(PathText.box(10, 10, 42, 42)), .closed(PathText.box(58, 10, 90, 42)),
      .closed(PathText.box(10, 58, 42, 90)), .solid(PathText.box(60, 60, 74, 74)),
      .solid(PathText.box(78, 78, 90, 90)),
    ],
    "viewfinder": [
      .open("M 10 32 L 10 10 L 32 10"), .open("M 68 10 L 90 10 L 90 32"), .open("M 90 68 L 90 90 L 68 90"),
      .open("M 32 90 L 10 90 L 10 68"),
    ],
  ]
}
