/// The text styles of `UIFont.TextStyle`; raw values as Interface Builder writes them after
/// `UICTFontTextStyle`.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case extraLargeTitle = "ExtraLargeTitle"
  case extraLargeTitle2 = "ExtraLargeTitle2"
  case largeTitle = "Title0"
  case title1 = "Title1"
  case title2 = "Title2"
  case title3 = "Title3"
  case headline = "Headline"
  case body = "Body"
  case callout = "Callout"
  case subhead = "Subhead"
  case footnote = "Footnote"
  case caption1 = "Caption1"
  case caption2 = "Caption2"

  /// The style of a name with or without the prefix `UICTFontTextStyle`; nil if there is none.
  package init?(name: String) {
    let prefix = "UICTFontTextStyle"
    self.init(rawValue: name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name)
  }

  /// The style's own weight (HIG, Typography).
  package var weight: FontWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The point size at a content size (HIG, Typography; iOS 13 and later).
  package func pointSize(at category: ContentSizeCategory) -> Double {
    let row = sizes
    return category.column < row.count ? row[category.column] : row[3]
  }

  /// Points from XS to AX5.
  ///
  /// The extra large titles are known at L only; elsewhere they keep their
  /// distance to the large title (an estimate).
  private var sizes: [Double] {
    switch self {
    case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1, .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subhead: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
    }
  }
}
