internal import Geometry

extension SystemColors {
  /// Colours that follow the appearance.
  ///
  /// Light: fallbacks that documents store (measured); dark: published tables that agree with each other.
  static let adaptive: [SystemColor] = texts + backgrounds + fills + hues + grays

  private static let texts: [SystemColor] = [
    SystemColor("label", .black, .white),
    SystemColor("secondaryLabel", .bytes(60, 60, 67, 0.6), .bytes(235, 235, 245, 0.6)),
    SystemColor("tertiaryLabel", .bytes(60, 60, 67, 0.3), .bytes(235, 235, 245, 0.3)),
    SystemColor("quaternaryLabel", .bytes(60, 60, 67, 0.18), .bytes(235, 235, 245, 0.16)),
    SystemColor("placeholderText", .bytes(60, 60, 67, 0.3), .bytes(235, 235, 245, 0.3)),
    // What attributed strings of older documents call the label colour.
    SystemColor("text", .black, .white),
    SystemColor("link", .bytes(0, 122, 255), .bytes(10, 132, 255)),
    SystemColor("separator", .bytes(60, 60, 67, 0.29), .bytes(84, 84, 88, 0.6)),
    SystemColor("opaqueSeparator", .bytes(198, 198, 200), .bytes(56, 56, 58)),
  ]

  private static let backgrounds: [SystemColor] = [
    SystemColor("systemBackground", .white, .black),
    SystemColor("secondarySystemBackground", .bytes(242, 242, 247), .bytes(28, 28, 30)),
    SystemColor("tertiarySystemBackground", .white, .bytes(44, 44, 46)),
    SystemColor("systemGroupedBackground", .bytes(242, 242, 247), .black),
    SystemColor("secondarySystemGroupedBackground", .white, .bytes(28, 28, 30)),
    SystemColor("tertiarySystemGroupedBackground", .bytes(242, 242, 247), .bytes(44, 44, 46)),
    SystemColor("groupTableViewBackground", .bytes(242, 242, 247), .black),
    SystemColor("tableCellGroupedBackground", .white, .bytes(28, 28, 30)),
  ]

  private static let fills: [SystemColor] = [
    SystemColor("systemFill", .bytes(120, 120, 128, 0.2), .bytes(120, 120, 128, 0.36)),
    SystemColor("secondarySystemFill", .bytes(120, 120, 128, 0.16), .bytes(120, 120, 128, 0.32)),
    SystemColor("tertiarySystemFill", .bytes(118, 118, 128, 0.12), .bytes(118, 118, 128, 0.24)),
    SystemColor("quaternarySystemFill", .bytes(116, 116, 128, 0.08), .bytes(118, 118, 128, 0.18)),
  ]

  private static let hues: [SystemColor] = [
    SystemColor("tint", .bytes(0, 122, 255), .bytes(10, 132, 255)),
    SystemColor("systemBlue", .bytes(0, 122, 255), .bytes(10, 132, 255)),
    SystemColor("systemBrown", .bytes(162, 132, 94), .bytes(172, 142, 104)),
    SystemColor("systemCyan", .bytes(50, 173, 230), .bytes(100, 210, 255)),
    SystemColor("systemGreen", .bytes(52, 199, 89), .bytes(48, 209, 88)),
    SystemColor("systemIndigo", .bytes(88, 86, 214), .bytes(94, 92, 230)),
    SystemColor("systemMint", .bytes(0, 199, 190), .bytes(99, 230, 226)),
    SystemColor("systemOrange", .bytes(255, 149, 0), .bytes(255, 159, 10)),
    SystemColor("systemPink", .bytes(255, 45, 85), .bytes(255, 55, 95)),
    SystemColor("systemPurple", .bytes(175, 82, 222), .bytes(191, 90, 242)),
    SystemColor("systemRed", .bytes(255, 59, 48), .bytes(255, 69, 58)),
    SystemColor("systemTeal", .bytes(48, 176, 199), .bytes(64, 200, 224)),
    SystemColor("systemYellow", .bytes(255, 204, 0), .bytes(255, 214, 10)),
  ]

  private static let grays: [SystemColor] = [
    SystemColor("systemGray", .bytes(142, 142, 147), .bytes(142, 142, 147)),
    SystemColor("systemGray2", .bytes(174, 174, 178), .bytes(99, 99, 102)),
    SystemColor("systemGray3", .bytes(199, 199, 204), .bytes(72, 72, 74)),
    SystemColor("systemGray4", .bytes(209, 209, 214), .bytes(58, 58, 60)),
    SystemColor("systemGray5", .bytes(229, 229, 234), .bytes(44, 44, 46)),
    SystemColor("systemGray6", .bytes(242, 242, 247), .bytes(28, 28, 30)),
  ]

  /// Colours that don't follow the appearance (UIColor documentation; the old `cocoaTouchSystemColor` ones).
  static let fixed: [SystemColor] = [
    SystemColor("black", .black), SystemColor("white", .white), SystemColor("clear", .clear),
    SystemColor("darkGray", .gray(1.0 / 3)), SystemColor("lightGray", .gray(2.0 / 3)),
    SystemColor("gray", .gray(0.5)),
    SystemColor("red", .bytes(255, 0, 0)), SystemColor("green", .bytes(0, 255, 0)),
    SystemColor("blue", .bytes(0, 0, 255)), SystemColor("cyan", .bytes(0, 255, 255)),
    SystemColor("yellow", .bytes(255, 255, 0)), SystemColor("magenta", .bytes(255, 0, 255)),
    SystemColor("orange", Color(red: 1, green: 0.5, blue: 0)),
    SystemColor("purple", Color(red: 0.5, green: 0, blue: 0.5)),
    SystemColor("brown", Color(red: 0.6, green: 0.4, blue: 0.2)),
    SystemColor("darkText", .black), SystemColor("lightText", .gray(1, alpha: 0.6)),
    SystemColor("viewFlipsideBackground", .bytes(31, 33, 36)),
    SystemColor("scrollViewTexturedBackground", .bytes(111, 113, 121)),
    SystemColor("underPageBackground", .bytes(180, 181, 188)),
  ]
}
