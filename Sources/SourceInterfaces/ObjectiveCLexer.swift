/// Cuts an Objective-C source into tokens; comments and preprocessor lines are left out.
enum ObjectiveCLexer {
  private static let newline: UInt8 = 0x0A

  /// The tokens of `source`.
  static func tokens(of source: UnsafeBufferPointer<UInt8>) -> [ObjectiveCToken] {
    var tokens: [ObjectiveCToken] = []
    tokens.reserveCapacity(source.count / 6)
    var position = 0
    var isLineStart = true
    while position < source.count {
      let byte = source[position]
      if byte == newline || byte == 0x0D { isLineStart = true }
      if byte <= 0x20 {
        position += 1
        continue
      }
      let end = endOfComment(source, position)
      if end > position {
        position = end
        continue
      }
      if byte == UInt8(ascii: "#"), isLineStart {
        position = endOfLine(source, position)
        continue
      }
      isLineStart = false
      let token = token(source, position)
      tokens.append(token)
      position = token.end
    }
    return tokens
  }

  private static func token(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> ObjectiveCToken {
    let byte = source[start]
    if SwiftTrivia.isWord(byte) {
      let end = SwiftTrivia.endOfWord(in: source, from: start)
      return ObjectiveCToken(kind: .word, start: start, end: end)
    }
    if byte == UInt8(ascii: "@") {
      let end = SwiftTrivia.endOfWord(in: source, from: start + 1)
      if end > start + 1 { return ObjectiveCToken(kind: .directive, start: start, end: end) }
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return ObjectiveCToken(kind: .literal, start: start, end: endOfLiteral(source, start, byte))
    }
    return ObjectiveCToken(kind: .mark(byte), start: start, end: start + 1)
  }

  /// Where the comment at `start` ends; `start` where none begins.
  private static func endOfComment(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    guard source[start] == UInt8(ascii: "/"), start + 1 < source.count else { return start }
    if source[start + 1] == UInt8(ascii: "/") { return endOfLine(source, start) }
    guard source[start + 1] == UInt8(ascii: "*") else { return start }
    var position = start + 2
    while position + 1 < source.count {
      if source[position] == UInt8(ascii: "*"), source[position + 1] == UInt8(ascii: "/") {
        return position + 2
      }
      position += 1
    }
    return source.count
  }

  /// Where a line ends, with the lines that a backslash joins to it.
  private static func endOfLine(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var position = start
    while position < source.count {
      if source[position] == newline {
        var before = position - 1
        if before >= start, source[before] == 0x0D { before -= 1 }
        guard before >= start, source[before] == UInt8(ascii: "\\") else { return position }
      }
      position += 1
    }
    return source.count
  }

  /// Where a literal ends: at its quote, or at the end of the line where that is missing.
  private static func endOfLiteral(
    _ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ quote: UInt8
  ) -> Int {
    var position = start + 1
    while position < source.count {
      let byte = source[position]
      if byte == quote { return position + 1 }
      if byte == newline { return position }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return source.count
  }
}
