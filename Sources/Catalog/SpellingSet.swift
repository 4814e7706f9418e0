/// The spellings of an enumeration as bytes in one piece.
struct SpellingSet: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// The set of `spellings`.
  init(_ spellings: [String]) {
    for spelling in spellings {
      bytes += spelling.utf8
      ends.append(bytes.count)
    }
  }

  /// Whether one of the spellings has exactly these bytes.
  func contains(_ value: ArraySlice<UInt8>) -> Bool {
    var start = 0
    for end in ends {
      if end - start == value.count, bytes[start..<end].elementsEqual(value) { return true }
      start = end
    }
    return false
  }
}
