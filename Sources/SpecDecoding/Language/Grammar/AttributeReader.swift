internal import Catalog
internal import Diagnostics
internal import XMLParsing

/// Reads and checks the attributes of an element that declares something.
struct AttributeReader {
  let tree: XMLTree
  let element: Int
  let rule: ElementRule

  /// The attributes; what is wrong with them is reported and left out.
  func attributes(into bag: inout DiagnosticBag) -> SpecAttributes {
    var entries: [SpecAttributes.Entry] = []
    var fields: [SpecAttributes.Entry] = []
    var seen: Set<String> = []
    for row in tree.attributeRows(of: element) {
      let entry = SpecAttributes.Entry(
        name: tree.nameText(row: row, in: element), value: tree.string(row: row),
        place: tree.place(ofValue: row, in: element), namePlace: tree.place(ofName: row, in: element))
      seen.insert(entry.name)
      guard let attribute = rule.attribute(entry.name) else {
        if rule.allowsFields { fields.append(entry) } else { reportUnknown(entry, into: &bag) }
        continue
      }
      if accepts(entry, attribute.form, into: &bag) { entries.append(entry) }
    }
    for attribute in rule.attributes where attribute.isRequired && !seen.contains(attribute.name) {
      bag.report(
        AttributeKinds.missingAttribute, at: tree.place(of: element),
        .missing(attribute.name, tree.nameText(of: element)))
    }
    return SpecAttributes(entries: entries, fields: fields)
  }

  private func reportUnknown(_ entry: SpecAttributes.Entry, into bag: inout DiagnosticBag) {
    let near = Suggestion.nearest(to: entry.name, in: rule.attributes.map(\.name))
    bag.report(
      AttributeKinds.unknownAttribute, at: entry.namePlace,
      .unknown(entry.name, tree.nameText(of: element), near: near),
      fixIts: near.map { [.replace(entry.name, with: $0, at: entry.namePlace)] } ?? [])
  }

  /// Whether a value has its form; what has not is reported.
  private func accepts(
    _ entry: SpecAttributes.Entry, _ form: AttributeForm, into bag: inout DiagnosticBag
  ) -> Bool {
    switch form {
    case .text: return true
    case .name: return check(entry, SpecName.isValid(entry.value), .name, into: &bag)
    case .label: return check(entry, SpecName.isLabel(entry.value), .label, into: &bag)
    case .type:
      // What has a type that is none is declared all the same: else all its uses would be reported.
      _ = check(entry, TypeSpelling(entry.value) != nil, .type, into: &bag)
      return true
    case .boolean: return word(Located(entry.value, at: entry.place), entry.name, ["YES", "NO"], into: &bag)
    case .number: return number(entry, ValueSyntax.number(entry.value) != nil, .number, into: &bag)
    case .index: return number(entry, Int(entry.value).map { $0 >= 0 } ?? false, .index, into: &bag)
    case .size: return check(entry, SpecAttributes.size(entry.value) != nil, .size, into: &bag)
    case .word(let words):
      return word(Located(entry.value, at: entry.place), entry.name, words, into: &bag)
    case .device: return device(Located(entry.value, at: entry.place), into: &bag)
    case .language: return language(Located(entry.value, at: entry.place), entry.name, into: &bag)
    case .words, .devices, .labels, .sizes, .languages: return acceptsList(entry, form, into: &bag)
    }
  }

  private func acceptsList(
    _ entry: SpecAttributes.Entry, _ form: AttributeForm, into bag: inout DiagnosticBag
  ) -> Bool {
    let parts = Located(entry.value, at: entry.place).words
    var accepted = check(entry, !parts.isEmpty, .list, into: &bag)
    for part in parts {
      let entry = SpecAttributes.Entry(
        name: entry.name, value: part.value, place: part.place, namePlace: entry.namePlace)
      let isGood =
        switch form {
        case .words(let words): word(part, entry.name, words, into: &bag)
        case .devices: device(part, into: &bag)
        case .sizes: check(entry, SpecAttributes.size(part.value) != nil, .size, into: &bag)
        case .languages: language(part, entry.name, into: &bag)
        default: check(entry, SpecName.isLabel(part.value), .label, into: &bag)
        }
      accepted = isGood && accepted
    }
    return accepted
  }

  private func check(
    _ entry: SpecAttributes.Entry, _ isGood: Bool, _ what: Wording, into bag: inout DiagnosticBag
  ) -> Bool {
    if !isGood {
      bag.report(AttributeKinds.invalidValue, at: entry.place, .form(entry.value, entry.name, what))
    }
    return isGood
  }

  private func number(
    _ entry: SpecAttributes.Entry, _ isGood: Bool, _ what: Wording, into bag: inout DiagnosticBag
  ) -> Bool {
    if !isGood {
      bag.report(AttributeKinds.invalidNumber, at: entry.place, .form(entry.value, entry.name, what))
    }
    return isGood
  }

  private func word(
    _ value: Located<String>, _ attribute: String, _ words: [String], into bag: inout DiagnosticBag
  ) -> Bool {
    if words.contains(value.value) { return true }
    let near = Suggestion.nearest(to: value.value, in: words)
    bag.report(
      AttributeKinds.invalidValue, at: value.place, .word(value.value, attribute, words, near: near),
      fixIts: near.map { [.replace(value.value, with: $0, at: value.place)] } ?? [])
    return false
  }

  private func device(_ value: Located<String>, into bag: inout DiagnosticBag) -> Bool {
    if Device.named(value.value) != nil { return true }
    let near = Suggestion.nearest(to: value.value, in: Device.all.map(\.id))
    bag.report(
      SnapshotKinds.unknownDevice, at: value.place, .device(value.value, near: near),
      fixIts: near.map { [.replace(value.value, with: $0, at: value.place)] } ?? [])
    return false
  }

  /// A code of two or three letters, with a script or region after `-`.
  private func language(
    _ value: Located<String>, _ attribute: String, into bag: inout DiagnosticBag
  ) -> Bool {
    let parts = value.value.split(separator: "-", omittingEmptySubsequences: false)
    let isGood =
      (2...3).contains(parts.first?.count ?? 0) && parts.count <= 3
      && parts.allSatisfy { part in
        (2...8).contains(part.count) && part.utf8.allSatisfy { $0 < 0x80 && isAlphanumeric($0) }
      }
    if !isGood {
      bag.report(AttributeKinds.invalidValue, at: value.place, .form(value.value, attribute, .language))
    }
    return isGood
  }

  private func isAlphanumeric(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
  }

  /// What a value must be, in words.
  enum Wording: String {
    case name = "a name of letters, digits and '_'"
    case label = "a name of letters, digits, '_' and '-'"
    case type = "a type such as 'String', '[Page]' or 'Int?'"
    case number = "a number"
    case index = "a whole number from 0"
    case size = "a size such as '400x300'"
    case language = "the code of a language such as 'ja' or 'pt-BR'"
    case list = "a list of at least one"
  }
}

extension String {
  fileprivate static func missing(_ attribute: String, _ element: String) -> String {
    "element '\(element)' needs attribute '\(attribute)'"
  }

  fileprivate static func unknown(_ attribute: String, _ element: String, near: String?) -> String {
    "element '\(element)' has no attribute '\(attribute)'" + (near.map { "; the nearest is '\($0)'" } ?? "")
  }

  fileprivate static func form(
    _ value: String, _ attribute: String, _ what: AttributeReader.Wording
  ) -> String {
    "attribute '\(attribute)' must be \(what.rawValue); '\(value)' is not"
  }

  fileprivate static func word(
    _ value: String, _ attribute: String, _ words: [String], near: String?
  ) -> String {
    if words == ["YES", "NO"] {
      return "attribute '\(attribute)' must be 'YES' or 'NO'; '\(value)' is neither"
    }
    let start = "attribute '\(attribute)' cannot be '\(value)'"
    if let near { return start + "; the nearest value is '\(near)'" }
    let shown = words.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let rest = words.count > 5 ? " and \(words.count - 5) more" : ""
    return start + "; its values are \(shown)\(rest)"
  }

  fileprivate static func device(_ id: String, near: String?) -> String {
    "device '\(id)' is not known" + (near.map { "; the nearest is '\($0)'" } ?? "")
  }
}
