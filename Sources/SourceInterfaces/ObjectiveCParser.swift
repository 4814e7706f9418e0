/// Finds declarations among the tokens of an Objective-C source.
struct ObjectiveCParser {
  private(set) var types: [TypeDeclaration] = []
  private let source: [UInt8]
  private let tokens: [ObjectiveCToken]
  private var position = 0

  /// A parser of the `tokens` of `source`.
  init(_ source: [UInt8], _ tokens: [ObjectiveCToken]) {
    self.source = source
    self.tokens = tokens
  }

  /// Reads the whole file.
  mutating func run() {
    while let token = next() {
      switch token.kind {
      case .directive: directive(text(token))
      case .mark(UInt8(ascii: "{")): skip(to: UInt8(ascii: "}"), from: UInt8(ascii: "{"))
      default: continue
      }
    }
  }

  private mutating func directive(_ name: String) {
    switch name {
    case "@interface": interface()
    case "@implementation": implementation()
    case "@protocol": `protocol`()
    case "@compatibility_alias": alias()
    default: return
    }
  }

  // MARK: Types

  /// `@interface Name : Base <P>`, `@interface Name (Category)`, `@interface Name ()`.
  private mutating func interface() {
    guard let name = takeWord() else { return }
    var kind = TypeDeclaration.Kind.class
    var inherited: [String] = []
    skipAngles()
    if isMark(":") {
      position += 1
      if let base = takeWord() { inherited.append(text(base)) }
      skipAngles()
    } else if isMark("(") {
      kind = .extension
      position += 1
      skip(to: UInt8(ascii: ")"), from: UInt8(ascii: "("))
    }
    inherited += protocols()
    add(kind, name, inherited)
  }

  private mutating func implementation() {
    guard let name = takeWord() else { return }
    if isMark(":") {
      position += 1
      _ = takeWord()
    } else if isMark("(") {
      position += 1
      skip(to: UInt8(ascii: ")"), from: UInt8(ascii: "("))
    }
    add(.extension, name, [])
  }

  /// `@protocol Name <P> … @end`; `@protocol Name, Other;` only says that they exist, `@protocol(Name)` is
  /// an expression.
  private mutating func `protocol`() {
    guard !isMark("("), let name = takeWord() else { return }
    guard !isMark(";"), !isMark(",") else { return }
    add(.protocol, name, protocols())
  }

  private mutating func alias() {
    guard let name = takeWord(), let target = takeWord() else { return }
    types.append(
      TypeDeclaration(
        .alias, text(name), inherited: [text(target)], offset: name.start, length: name.end - name.start))
  }

  private mutating func add(
    _ kind: TypeDeclaration.Kind, _ name: ObjectiveCToken, _ inherited: [String]
  ) {
    let members = members()
    types.append(
      TypeDeclaration(
        kind, text(name), inherited: inherited, offset: name.start, length: name.end - name.start,
        members: members))
  }

  /// The names in `<P, Q>`.
  private mutating func protocols() -> [String] {
    guard isMark("<") else { return [] }
    let start = position
    skipAngles()
    return tokens[start..<position].filter { $0.kind == .word }.map(text)
  }

  // MARK: Members

  /// The members up to `@end`.
  private mutating func members() -> [MemberDeclaration] {
    var members: [MemberDeclaration] = []
    // Braces directly after the head hold instance variables, all others bodies.
    if isMark("{") {
      position += 1
      members += variables()
    }
    while let token = next() {
      switch token.kind {
      case .directive:
        switch text(token) {
        case "@end": return members
        case "@property": members += property()
        case "@synthesize": members += synthesized()
        // `@end` is missing.
        case "@interface", "@implementation":
          position -= 1
          return members
        default: continue
        }
      case .mark(UInt8(ascii: "-")), .mark(UInt8(ascii: "+")):
        if let method = method(isStatic: token.kind == .mark(UInt8(ascii: "+"))) { members.append(method) }
      case .mark(UInt8(ascii: "{")): skip(to: UInt8(ascii: "}"), from: UInt8(ascii: "{"))
      default: continue
      }
    }
    return members
  }

  /// Instance variables, up to the closing brace.
  private mutating func variables() -> [MemberDeclaration] {
    var members: [MemberDeclaration] = []
    while position < tokens.count, !isMark("}") {
      if case .directive = tokens[position].kind {
        if text(tokens[position]) == "@end" { return members }
        position += 1
        continue
      }
      let before = position
      members += ObjectiveCDeclarators(source, statement()).members(traits: [.instanceVariable, .objc])
      // A brace that opens inside is a structure of C.
      if isMark("{") {
        position += 1
        skip(to: UInt8(ascii: "}"), from: UInt8(ascii: "{"))
      }
      if position == before { position += 1 }
    }
    position += 1
    return members
  }

  /// `(attributes) type name, name;`.
  private mutating func property() -> [MemberDeclaration] {
    var traits: MemberDeclaration.Traits = .objc
    var getter: String?
    if isMark("(") {
      let start = position
      position += 1
      skip(to: UInt8(ascii: ")"), from: UInt8(ascii: "("))
      let words = tokens[start..<position].filter { $0.kind == .word }.map(text)
      if words.contains("weak") || words.contains("assign") { traits.insert(.weak) }
      if words.contains("readonly") { traits.insert(.readOnly) }
      if words.contains("class") { traits.insert(.isStatic) }
      if let index = words.firstIndex(of: "getter"), index + 1 < words.count { getter = words[index + 1] }
    }
    var members = ObjectiveCDeclarators(source, statement()).members(traits: traits)
    // A getter of its own name is a method more.
    if let getter, let first = members.first {
      members.append(
        MemberDeclaration(
          .method, getter, selector: getter, type: first.type, traits: .objc, offset: first.offset,
          length: first.length))
    }
    return members
  }

  /// `@synthesize name = variable;` gives the instance variable a name.
  private mutating func synthesized() -> [MemberDeclaration] {
    let words = statement().filter { $0.kind == .word || $0.kind == .mark(UInt8(ascii: "=")) }
    return words.indices.dropFirst().compactMap { index in
      guard words[index - 1].kind == .mark(UInt8(ascii: "=")), words[index].kind == .word else { return nil }
      let name = text(words[index])
      return MemberDeclaration(
        .property, name, selector: name, traits: [.instanceVariable, .objc], offset: words[index].start,
        length: words[index].end - words[index].start)
    }
  }

  /// `(type)piece:(type)name piece:(type)name` up to `;` or a body.
  private mutating func method(isStatic: Bool) -> MemberDeclaration? {
    var traits: MemberDeclaration.Traits = isStatic ? [.objc, .isStatic] : .objc
    var type: String?
    if isMark("(") { type = parenthesizedType(&traits) }
    guard let first = takeWord() else { return nil }
    var selector = text(first)
    var parameters: [String] = []
    while position < tokens.count {
      if isMark(":") {
        selector += ":"
        position += 1
        var ignored: MemberDeclaration.Traits = []
        parameters.append(isMark("(") ? parenthesizedType(&ignored) ?? "id" : "id")
        // The parameter's name, perhaps with macros before it.
        _ = takeWord()
        while let word = peekWord(), position + 1 < tokens.count, tokens[position + 1].kind == .mark(0x28) {
          _ = word
          position += 2
          skip(to: UInt8(ascii: ")"), from: UInt8(ascii: "("))
        }
      } else if let piece = peekWord(), position + 1 < tokens.count, tokens[position + 1].kind == .mark(0x3A)
      {
        selector += text(piece)
        position += 1
      } else {
        break
      }
    }
    return MemberDeclaration(
      .method, text(first), selector: selector, type: type, parameters: parameters, traits: traits,
      offset: first.start, length: first.end - first.start)
  }

  /// The type in parentheses; `IBAction` and `IBSegueAction` are traits.
  private mutating func parenthesizedType(_ traits: inout MemberDeclaration.Traits) -> String? {
    let start = position + 1
    position += 1
    skip(to: UInt8(ascii: ")"), from: UInt8(ascii: "("))
    let inner = Array(tokens[start..<max(start, position - 1)])
    let words = inner.filter { $0.kind == .word }.map(text)
    if words.contains("IBAction") { traits.insert(.action) }
    if words.contains("IBSegueAction") { traits.insert(.segueAction) }
    return ObjectiveCType(source, inner[...]).text
  }

  // MARK: Tokens

  private mutating func next() -> ObjectiveCToken? {
    guard position < tokens.count else { return nil }
    position += 1
    return tokens[position - 1]
  }

  private func text(_ token: ObjectiveCToken) -> String {
    String(decoding: source[token.start..<token.end], as: UTF8.self)
  }

  private func isMark(_ mark: Unicode.Scalar) -> Bool {
    position < tokens.count && tokens[position].kind == .mark(UInt8(ascii: mark))
  }

  private func peekWord() -> ObjectiveCToken? {
    position < tokens.count && tokens[position].kind == .word ? tokens[position] : nil
  }

  private mutating func takeWord() -> ObjectiveCToken? {
    guard let word = peekWord() else { return nil }
    position += 1
    return word
  }

  /// The tokens up to the next `;`, which is passed, or to a brace or directive, which isn't.
  private mutating func statement() -> ArraySlice<ObjectiveCToken> {
    let start = position
    while position < tokens.count {
      switch tokens[position].kind {
      case .mark(UInt8(ascii: ";")):
        position += 1
        return tokens[start..<(position - 1)]
      case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "}")), .directive:
        return tokens[start..<position]
      default: position += 1
      }
    }
    return tokens[start..<position]
  }

  /// Passes what a mark that was just read opens.
  private mutating func skip(to close: UInt8, from open: UInt8) {
    var depth = 1
    while let token = next() {
      if token.kind == .mark(open) { depth += 1 }
      if token.kind == .mark(close) {
        depth -= 1
        if depth == 0 { return }
      }
      // What a brace opens ends with the class at the latest.
      if open == UInt8(ascii: "{"), token.kind == .directive, text(token) == "@end" {
        position -= 1
        return
      }
    }
  }

  private mutating func skipAngles() {
    guard isMark("<") else { return }
    position += 1
    skip(to: UInt8(ascii: ">"), from: UInt8(ascii: "<"))
  }
}
