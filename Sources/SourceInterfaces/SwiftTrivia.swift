/// Comments, strings and words of Swift, as bytes.
enum SwiftTrivia {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let newline: UInt8 = 0x0A

  /// Whether a byte can be part of a name: letters, digits, `_`, and all that isn't ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  /// Where the word that begins at `start` ends.
  static func endOfWord(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < source.count, isWord(source[end]) { end += 1 }
    return end
  }

  /// The next word after blanks, comments and backticks; nil where something else follows.
  static func word(in source: UnsafeBufferPointer<UInt8>, after start: Int) -> Range<Int>? {
    var position = start
    while position < source.count {
      let byte = source[position]
      if isWord(byte) { return position..<endOfWord(in: source, from: position) }
      if byte == UInt8(ascii: "/") {
        let end = endOfComment(in: source, from: position)
        guard end > position else { return nil }
        position = end
      } else if byte == 0x20 || byte == 0x09 || byte == newline || byte == 0x0D || byte == UInt8(ascii: "`") {
        position += 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// The text of some bytes.
  static func text(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: source[range]), as: UTF8.self)
  }

  /// Where the comment that begins at `start` ends; `start` where none does.
  static func endOfComment(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start + 1 < source.count else { return start }
    var position = start + 2
    if source[start + 1] == UInt8(ascii: "/") {
      while position < source.count, source[position] != newline { position += 1 }
      return position
    }
    guard source[start + 1] == UInt8(ascii: "*") else { return start }
    var depth = 1
    while position + 1 < source.count {
      if source[position] == UInt8(ascii: "/"), source[position + 1] == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if source[position] == UInt8(ascii: "*"), source[position + 1] == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return position }
      } else {
        position += 1
      }
    }
    return source.count
  }

  /// Where the string that begins at `start` ends, with its `#`s; nil where there is none.
  static func endOfString(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var position = start
    while position < source.count, source[position] == UInt8(ascii: "#") { position += 1 }
    let hashes = position - start
    guard position < source.count, source[position] == quote else { return nil }
    let isLong = position + 2 < source.count && source[position + 1] == quote && source[position + 2] == quote
    position += isLong ? 3 : 1
    while position < source.count {
      let byte = source[position]
      if byte == backslash {
        position = endOfEscape(in: source, from: position, hashes: hashes)
      } else if byte == quote, let end = endOfQuote(in: source, from: position, isLong: isLong, hashes) {
        return end
      } else if byte == newline, !isLong {
        return position
      } else {
        position += 1
      }
    }
    return source.count
  }

  /// Where the closing quote at `start` ends; nil where it closes nothing.
  private static func endOfQuote(
    in source: UnsafeBufferPointer<UInt8>, from start: Int, isLong: Bool, _ hashes: Int
  ) -> Int? {
    let quotes = isLong ? 3 : 1
    guard start + quotes + hashes <= source.count else { return nil }
    for index in 0..<quotes where source[start + index] != quote { return nil }
    for index in 0..<hashes where source[start + quotes + index] != UInt8(ascii: "#") { return nil }
    return start + quotes + hashes
  }

  /// Where an escape ends: after the byte that is escaped, or after the parenthesis of an interpolation.
  private static func endOfEscape(
    in source: UnsafeBufferPointer<UInt8>, from start: Int, hashes: Int
  ) -> Int {
    var position = start + 1
    for _ in 0..<hashes {
      guard position < source.count, source[position] == UInt8(ascii: "#") else { return position }
      position += 1
    }
    guard position < source.count, source[position] == UInt8(ascii: "(") else { return position + 1 }
    var depth = 0
    while position < source.count {
      let byte = source[position]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return position + 1 }
      }
      let isQuote = byte == quote || byte == UInt8(ascii: "#")
      position = (isQuote ? endOfString(in: source, from: position) : nil) ?? position + 1
    }
    return source.count
  }
}
