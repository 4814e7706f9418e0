extension SourceInterface {
  /// The interface as text: what is compared in tests, kept in caches and passed between programs.
  ///
  /// The language on the first line, then a line each: a type's fields, and after a tab those of a member of
  /// the type above, parted by tabs. `-` stands for what there isn't; lists are parted by `; `.
  package var text: String {
    var text = language.rawValue + "\n"
    for type in types {
      text += SourceInterface.line(type)
      for member in type.members { text += "\t" + SourceInterface.line(member) }
    }
    return text
  }

  /// Reads what `text` wrote; nil where it is anything else.
  package init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true)[...]
    guard let first = lines.popFirst(), let language = SourceLanguage(rawValue: String(first)) else {
      return nil
    }
    var types: [TypeDeclaration] = []
    while let line = lines.popFirst() {
      var members: [MemberDeclaration] = []
      while let next = lines.first, next.first == "\t" {
        guard let member = SourceInterface.member(next.dropFirst()) else { return nil }
        members.append(member)
        lines.removeFirst()
      }
      guard let type = SourceInterface.type(line, members) else { return nil }
      types.append(type)
    }
    self.init(language, types: types)
  }

  private static func line(_ type: TypeDeclaration) -> String {
    var words: [String] = []
    if type.isGeneric { words.append("generic") }
    if type.hasObjCMembers { words.append("objcMembers") }
    return line(
      [type.kind.rawValue, type.name, type.runtimeName ?? "-", list(type.inherited), list(words)],
      type.offset, type.length)
  }

  private static func line(_ member: MemberDeclaration) -> String {
    let words = MemberDeclaration.Traits.words.filter { member.traits.contains($0.0) }.map(\.1)
    return line(
      [
        member.kind.rawValue, member.name, member.selector, member.type ?? "-", list(member.parameters),
        list(words),
      ], member.offset, member.length)
  }

  private static func line(_ fields: [String], _ offset: Int, _ length: Int) -> String {
    (fields.map(clean) + ["\(offset)", "\(length)"]).joined(separator: "\t") + "\n"
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "-" : items.joined(separator: "; ")
  }

  /// A field on one line: types can be written over several.
  private static func clean(_ field: String) -> String {
    guard field.utf8.contains(where: { $0 < 0x20 }) else { return field }
    return field.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
  }

  // MARK: Reading

  private static func type(_ line: Substring, _ members: [MemberDeclaration]) -> TypeDeclaration? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 7, let kind = TypeDeclaration.Kind(rawValue: fields[0]),
      let offset = Int(fields[5]), let length = Int(fields[6])
    else { return nil }
    let words = items(fields[4])
    return TypeDeclaration(
      kind, fields[1], runtimeName: optional(fields[2]), inherited: items(fields[3]),
      isGeneric: words.contains("generic"), hasObjCMembers: words.contains("objcMembers"), offset: offset,
      length: length, members: members)
  }

  private static func member(_ line: Substring) -> MemberDeclaration? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 8, let kind = MemberDeclaration.Kind(rawValue: fields[0]),
      let offset = Int(fields[6]), let length = Int(fields[7])
    else { return nil }
    var traits: MemberDeclaration.Traits = []
    for word in items(fields[5]) {
      guard let known = MemberDeclaration.Traits.words.first(where: { $0.1 == word }) else { return nil }
      traits.insert(known.0)
    }
    return MemberDeclaration(
      kind, fields[1], selector: fields[2], type: optional(fields[3]), parameters: items(fields[4]),
      traits: traits, offset: offset, length: length)
  }

  private static func optional(_ field: String) -> String? { field == "-" ? nil : field }

  private static func items(_ field: String) -> [String] {
    guard field != "-" else { return [] }
    var items: [String] = []
    var rest = field[...]
    while let end = rest.firstIndex(of: ";") {
      items.append(String(rest[..<end]))
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
    }
    items.append(String(rest))
    return items
  }
}
