/// Text as flat arrays of clusters (what a reader takes for one character), measured.
struct MeasuredText {
  /// The UTF-8 offset of each cluster, and the text's length.
  private(set) var offsets: [Int] = []
  /// The sum of all advances before each cluster, and their total, in points.
  private(set) var positions: [Double] = []
  private(set) var classes: [BreakClass] = []

  /// The number of clusters.
  var count: Int { classes.count }

  /// Measures `text`.
  init(_ text: StyledText, with measurer: RunMeasurer) {
    let advances = measurer.advances(of: text)
    let length = text.string.utf8.count
    let isASCII = text.string.utf8.allSatisfy { $0 < 0x80 }
    offsets.reserveCapacity(length + 1)
    positions.reserveCapacity(length + 1)
    classes.reserveCapacity(length)
    if isASCII, advances.count == length {
      appendASCII(text.string, advances)
    } else {
      append(text.string, advances)
    }
  }

  /// The width of a range of clusters.
  func width(_ range: Range<Int>) -> Double {
    positions[range.upperBound] - positions[range.lowerBound]
  }

  /// Every byte is a scalar, and a cluster but for CR LF.
  private mutating func appendASCII(_ string: String, _ advances: [Double]) {
    var position = 0.0
    var offset = 0
    var previous: UInt8 = 0
    for byte in string.utf8 {
      if byte != 10 || previous != 13 {
        offsets.append(offset)
        positions.append(position)
        classes.append(BreakClass(ascii: byte))
      }
      position += advances[offset]
      previous = byte
      offset += 1
    }
    offsets.append(offset)
    positions.append(position)
  }

  private mutating func append(_ string: String, _ advances: [Double]) {
    var position = 0.0
    var offset = 0
    var scalar = 0
    for character in string {
      offsets.append(offset)
      positions.append(position)
      var kind: BreakClass?
      for member in character.unicodeScalars {
        kind = Self.merge(kind, member)
        position += scalar < advances.count ? advances[scalar] : 0
        scalar += 1
      }
      classes.append(kind ?? .alphabetic)
      offset += character.utf8.count
    }
    offsets.append(offset)
    positions.append(position)
  }

  /// The first scalar decides, but a selector for emoji style or a joiner makes an emoji of a symbol.
  private static func merge(_ kind: BreakClass?, _ scalar: Unicode.Scalar) -> BreakClass {
    guard let kind else { return BreakClass(scalar) }
    return scalar.value == 0xFE0F && (kind == .alphabetic || kind == .numeric) ? .ideograph : kind
  }
}
