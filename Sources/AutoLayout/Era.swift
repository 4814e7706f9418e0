/// The era of Interface Builder that saved a document: sizes of controls, safe areas and margins changed over
/// the years, and a stored frame is right for its own.
struct Era: Hashable, Sendable {
  /// The major number of `toolsVersion`.
  let version: Double

  /// What a document without a version is taken for: Xcode 15.
  private static let unknown = 22_000.0
  private static let development = 23_000.0

  /// Makes the era of a `toolsVersion`; 0 is an unknown one.
  ///
  /// Development builds of Xcode 15 call themselves 32700 (measured: the control sizes of their documents).
  init(toolsVersion: Double) {
    switch toolsVersion {
    case 30_000...: version = Era.development
    case 1...: version = toolsVersion
    default: version = Era.unknown
    }
  }

  /// Xcode 6 and 7.
  var isBeforeXcode8: Bool { version < 11_000 }
  /// Before Xcode 9.1: cells have margins of 8 points all round.
  var isBeforeXcode9: Bool { version < 13_300 }
  /// Before Xcode 10.
  var isBeforeXcode10: Bool { version < 14_000 }
  /// Xcode 9 and later; before, margins ended at the view's edges, under bars too (measured).
  var insetsMarginsBySafeArea: Bool { version >= 13_000 }
  /// Before Xcode 11: the content of a cell leaves a pixel to the separator.
  var drawsSeparatorInCells: Bool { version < 14_500 && version >= 7_000 }
  /// Before Xcode 11.
  var isBeforeXcode11: Bool { version < 14_500 }
  /// Xcode 12 and later.
  var isXcode12OrLater: Bool { version >= 17_000 }
  /// Xcode 26 and its previews: the controls of iOS 26.
  var isXcode26OrLater: Bool { version >= 24_093 }
  /// Xcode 12.5 to 13.4 laid out text styles at the content size XS (measured).
  var laysOutStylesExtraSmall: Bool { version >= 18_122 && version < 21_000 }
  /// Xcode 5 to 7 laid out text styles at the content size M (measured in 17 frames of two apps).
  var laysOutStylesMedium: Bool { version < 10_000 }
  /// Xcode 10.2 to 11.3 set the first two titles 2 points smaller than they are since (measured in 11 frames
  /// of two apps).
  var laysOutSmallTitles: Bool { version >= 14_480 && version < 16_000 }
  /// Xcode 16.3 to 16.x counted the safe area of notched devices twice (measured).
  var doublesSafeArea: Bool { version >= 23_727 }
}
