/// The names that a declaration of properties or variables declares.
struct ObjectiveCDeclarators {
  private let source: [UInt8]
  private let tokens: ArraySlice<ObjectiveCToken>

  /// Reads the `tokens` of one statement, without its `;`.
  init(_ source: [UInt8], _ tokens: ArraySlice<ObjectiveCToken>) {
    self.source = source
    self.tokens = tokens
  }

  /// A member a name, with `traits` and those that the declaration says.
  func members(traits: MemberDeclaration.Traits) -> [MemberDeclaration] {
    var traits = traits
    var rest = tokens
    let collection = takeCollection(&rest)
    let words = rest.filter { $0.kind == .word }.map(text)
    if words.contains("IBOutlet") { traits.insert(.outlet) }
    if words.contains("IBInspectable") { traits.insert(.inspectable) }
    if words.contains("weak") || words.contains("__weak") { traits.insert(.weak) }
    if collection != nil { traits.formUnion([.outlet, .collection]) }
    let parts = split(rest)
    guard let first = parts.first else { return [] }
    let type = collection.map { "[\($0)]" } ?? ObjectiveCType(source, typeTokens(first)).text
    return parts.compactMap { part in
      guard let name = name(in: part) else { return nil }
      return MemberDeclaration(
        .property, text(name), selector: text(name), type: type, traits: traits, offset: name.start,
        length: name.end - name.start)
    }
  }

  /// Takes `IBOutletCollection(Class)` out; the class.
  private func takeCollection(_ rest: inout ArraySlice<ObjectiveCToken>) -> String? {
    guard let start = rest.firstIndex(where: { $0.kind == .word && text($0) == "IBOutletCollection" }),
      start + 3 < rest.endIndex, rest[start + 1].kind == .mark(UInt8(ascii: "(")),
      rest[start + 2].kind == .word
    else { return nil }
    let name = text(rest[start + 2])
    rest = rest[(start + 4)...]
    return name
  }

  /// The declarators between commas that are in no brackets.
  private func split(_ tokens: ArraySlice<ObjectiveCToken>) -> [ArraySlice<ObjectiveCToken>] {
    var parts: [ArraySlice<ObjectiveCToken>] = []
    var start = tokens.startIndex
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].kind {
      case .mark(UInt8(ascii: "<")), .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")): depth += 1
      case .mark(UInt8(ascii: ">")), .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")): depth -= 1
      case .mark(UInt8(ascii: ",")) where depth == 0:
        parts.append(tokens[start..<index])
        start = index + 1
      default: continue
      }
    }
    parts.append(tokens[start...])
    return parts.filter { !$0.isEmpty }
  }

  /// All but the name, and what follows it.
  private func typeTokens(_ part: ArraySlice<ObjectiveCToken>) -> ArraySlice<ObjectiveCToken> {
    guard let name = nameIndex(in: part) else { return part }
    return part[..<name]
  }

  private func name(in part: ArraySlice<ObjectiveCToken>) -> ObjectiveCToken? {
    nameIndex(in: part).map { part[$0] }
  }

  /// The last word outside brackets that is no attribute; of a block the word after `^`.
  private func nameIndex(in part: ArraySlice<ObjectiveCToken>) -> Int? {
    if let caret = part.firstIndex(where: { $0.kind == .mark(UInt8(ascii: "^")) }) {
      return part[caret...].firstIndex { $0.kind == .word && !isMacro(text($0)) }
    }
    var found: Int?
    var depth = 0
    for index in part.indices {
      switch part[index].kind {
      case .mark(UInt8(ascii: "<")), .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")): depth += 1
      case .mark(UInt8(ascii: ">")), .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")): depth -= 1
      case .mark(UInt8(ascii: ":")), .mark(UInt8(ascii: "=")): return found
      case .word where depth == 0:
        let word = text(part[index])
        if !isMacro(word), !ObjectiveCType.qualifiers.contains(word) { found = index }
      default: continue
      }
    }
    return found
  }

  /// Whether a word is an attribute: all capitals, or with two underscores before it.
  private func isMacro(_ word: String) -> Bool {
    word.hasPrefix("__") || word.hasPrefix("_N")
      || (word.count > 3 && word.contains("_")
        && word.allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber })
  }

  private func text(_ token: ObjectiveCToken) -> String {
    String(decoding: source[token.start..<token.end], as: UTF8.self)
  }
}
