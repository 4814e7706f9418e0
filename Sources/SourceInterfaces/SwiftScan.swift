/// One pass over the bytes of a Swift source that tells declarations from bodies.
struct SwiftScan {
  /// What an open brace is.
  private enum Brace {
    /// The members of a type, which are scanned.
    case type
    /// The accessors of a property, whose own bodies are blanked.
    case accessors
    /// A body: blank from its first byte on.
    case body(Int)
    /// Inside a body.
    case inner
  }

  private(set) var typeNames: [String] = []
  private(set) var actionNames: [String] = []
  /// Whether every brace was closed.
  private(set) var isBalanced = true
  private var blanks: [Range<Int>] = []
  private var braces: [Brace] = []
  private var parentheses = 0
  private var isTypePending = false
  private var isVariablePending = false
  private var isActionPending = false
  /// The last byte that is neither blank nor comment.
  private var last: UInt8 = 0

  /// Whether the place is among declarations and not in a body.
  private var isDeclaring: Bool {
    switch braces.last {
    case nil, .type?: parentheses == 0
    default: false
    }
  }

  /// Scans `source`; the ranges that bodies hold.
  mutating func run(_ source: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var position = 0
    while position < source.count {
      let byte = source[position]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        position += 1
        continue
      case UInt8(ascii: "/"):
        let end = SwiftTrivia.endOfComment(in: source, from: position)
        if end > position {
          position = end
          continue
        }
        position += 1
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        position = SwiftTrivia.endOfString(in: source, from: position) ?? position + 1
      case UInt8(ascii: "{"):
        open(at: position)
        position += 1
      case UInt8(ascii: "}"):
        close(at: position)
        position += 1
      case UInt8(ascii: "("):
        parentheses += 1
        position += 1
      case UInt8(ascii: ")"):
        parentheses = max(0, parentheses - 1)
        position += 1
      case UInt8(ascii: "@"):
        position = attribute(source, position)
      default:
        position = SwiftTrivia.isWord(byte) ? word(source, position) : position + 1
      }
      last = byte
    }
    isBalanced = isBalanced && braces.isEmpty
    return blanks
  }

  // MARK: Braces

  private mutating func open(at position: Int) {
    switch braces.last {
    case .body?, .inner?: braces.append(.inner)
    case .accessors?: braces.append(.body(position + 1))
    case nil, .type?:
      if isTypePending, parentheses == 0 {
        braces.append(.type)
        isTypePending = false
      } else if isVariablePending, parentheses == 0, last != UInt8(ascii: "=") {
        braces.append(.accessors)
      } else {
        braces.append(.body(position + 1))
      }
    }
  }

  private mutating func close(at position: Int) {
    guard let brace = braces.popLast() else {
      isBalanced = false
      return
    }
    if case .body(let start) = brace { blanks.append(start..<position) }
    if case .accessors = brace { isVariablePending = false }
  }

  // MARK: Words

  /// Reads a word that may begin a declaration; where it ends.
  private mutating func word(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let end = SwiftTrivia.endOfWord(in: source, from: start)
    guard isDeclaring, last != UInt8(ascii: "."), let keyword = SwiftKeyword(source, start..<end) else {
      return end
    }
    switch keyword {
    case .type, .alias: return type(keyword, source, end)
    case .extended: return extended(source, end)
    case .variable:
      isVariablePending = true
      isTypePending = false
    case .function:
      isVariablePending = false
      isTypePending = false
      if isActionPending, let name = SwiftTrivia.word(in: source, after: end) {
        actionNames.append(SwiftTrivia.text(source, name))
        isActionPending = false
      }
    case .other:
      isVariablePending = false
      isTypePending = false
    }
    return end
  }

  /// `class Name`; but `class func` and `: class {` declare no type.
  private mutating func type(
    _ keyword: SwiftKeyword, _ source: UnsafeBufferPointer<UInt8>, _ end: Int
  ) -> Int {
    guard let name = SwiftTrivia.word(in: source, after: end), SwiftKeyword(source, name) == nil,
      !SwiftKeyword.isModifier(source, name)
    else { return end }
    typeNames.append(SwiftTrivia.text(source, name))
    isTypePending = keyword == .type
    isVariablePending = false
    return name.upperBound
  }

  private mutating func extended(_ source: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int {
    var position = end
    while let name = SwiftTrivia.word(in: source, after: position) {
      typeNames.append(SwiftTrivia.text(source, name))
      position = name.upperBound
      guard position < source.count, source[position] == UInt8(ascii: ".") else { break }
      position += 1
    }
    isTypePending = true
    isVariablePending = false
    return position
  }

  /// `@IBAction`, and the name in `@objc(Name)`.
  private mutating func attribute(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let end = SwiftTrivia.endOfWord(in: source, from: start + 1)
    guard isDeclaring else { return max(end, start + 1) }
    let name = SwiftTrivia.text(source, (start + 1)..<end)
    if name == "IBAction" || name == "IBSegueAction" { isActionPending = true }
    if name == "objc", end < source.count, source[end] == UInt8(ascii: "("),
      let inner = SwiftTrivia.word(in: source, after: end + 1)
    {
      typeNames.append(SwiftTrivia.text(source, inner))
    }
    return end
  }
}
