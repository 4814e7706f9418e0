internal import CCairo
internal import CFontconfig
internal import CPango
internal import CRsvg

/// What `measure` answers; lengths in points, neither hinted nor rounded to pixels.
struct MeasureAnswer: Encodable {
  /// Of the longest line.
  var width: Double
  /// Of the font, from the baseline up.
  var ascent: Double
  /// Of the font, from the baseline down; positive.
  var descent: Double
  /// The family that was measured in.
  var family: String
  /// Whether that is another one than was asked for.
  var substituted: Bool
  /// Characters that none of the fonts has.
  var missingGlyphs: Int
}

/// What `png` and `pdf` answer.
struct DrawingAnswer: Encodable {
  var output: String
  /// In pixels for a PNG, in points for a PDF.
  var width: Double
  var height: Double
  /// False where the file already had these bytes and was left alone.
  var written: Bool
}

/// What `version` answers: all that the bytes of a PNG may depend on, beside the fonts.
struct VersionAnswer: Encodable {
  /// Of the requests and answers; goes up when one changes its meaning.
  var `protocol`: Int
  var cairo: String
  var fontconfig: String
  var librsvg: String
  var pango: String

  static var current: Self {
    let rsvg = "\(LIBRSVG_MAJOR_VERSION).\(LIBRSVG_MINOR_VERSION).\(LIBRSVG_MICRO_VERSION)"
    let number = FcGetVersion()
    return Self(
      protocol: 1,
      cairo: String(cString: cairo_version_string()),
      fontconfig: "\(number / 10_000).\(number / 100 % 100).\(number % 100)",
      librsvg: rsvg,
      pango: String(cString: pango_version_string()))
  }
}

/// What anything answers that couldn't be done.
struct FailureAnswer: Encodable {
  var error: String
}
