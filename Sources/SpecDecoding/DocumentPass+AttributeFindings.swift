internal import Catalog
internal import Diagnostics
internal import Vocabulary
internal import XMLParsing

extension DocumentPass {
  /// What a number must be.
  enum NumberForm {
    case number, integer, multiplier
  }

  /// Reports a value that is no number of the form that is due.
  mutating func reportNumber(_ row: Int, of index: Int, _ form: NumberForm) {
    let value = tree.string(row: row)
    let place = tree.place(ofValue: row, in: index)
    let fixIts = withoutUnit(value).map { [FixIt.replace(value, with: $0, at: place)] } ?? []
    bag.report(
      AttributeKinds.invalidNumber, at: place, .number(value, tree.nameText(row: row, in: index), form),
      object: objectText(index), fixIts: fixIts)
  }

  /// The number before a unit of one or two letters; nil where there is none.
  private func withoutUnit(_ value: String) -> String? {
    for length in [1, 2] where value.utf8.count > length {
      let unit = value.suffix(length)
      let rest = String(value.dropLast(length))
      if unit.allSatisfy(\.isLetter), ValueSyntax.number(rest) != nil { return rest }
    }
    return nil
  }

  /// Reports a truth value that is neither `YES` nor `NO`.
  mutating func reportTruthValue(_ row: Int, of index: Int) {
    let value = tree.string(row: row)
    let place = tree.place(ofValue: row, in: index)
    let meant: String? =
      switch value.lowercased() {
      case "true", "1", "yes", "y": "YES"
      case "false", "0", "no", "n": "NO"
      default: nil
      }
    bag.report(
      AttributeKinds.invalidValue, at: place, .truthValue(value, tree.nameText(row: row, in: index)),
      object: objectText(index), fixIts: meant.map { [FixIt.replace(value, with: $0, at: place)] } ?? [])
  }

  /// Attributes whose words are all of a UIKit enumeration that has not grown since iOS 9.
  private static let closed: Set<Name> = [
    .axis, .baselineAdjustment, .borderStyle, .contentHorizontalAlignment, .contentMode,
    .contentVerticalAlignment, .distribution, .firstAttribute, .lineBreakMode, .relation, .scrollDirection,
    .secondAttribute, .textAlignment,
  ]

  /// Reports a word that is none of those known: as an error where it looks misspelled or where viewc knows
  /// them all.
  mutating func reportValue(_ row: Int, of index: Int, _ words: [String]) {
    let value = tree.string(row: row)
    let place = tree.place(ofValue: row, in: index)
    let near = Suggestion.nearest(to: value, in: words)
    let isCertain = near != nil || DocumentPass.closed.contains(rows.attributes[row].name)
    bag.report(
      isCertain ? AttributeKinds.invalidValue : AttributeKinds.unrecognisedValue, at: place,
      .value(value, tree.nameText(row: row, in: index), words: words, near: near),
      object: objectText(index), fixIts: near.map { [FixIt.replace(value, with: $0, at: place)] } ?? [])
  }

  /// Reports an attribute that the element hasn't: as a finding where it looks misspelled.
  mutating func reportUnknown(_ row: Int, of index: Int, as typed: Name) {
    let attribute = tree.nameText(row: row, in: index)
    let element = tree.nameText(of: index)
    let place = tree.place(ofName: row, in: index)
    // A name that Interface Builder uses elsewhere is no slip of the pen.
    let isSpelledWell = rows.attributes[row].name != .unknown
    let candidates = { [table] in table.attributes(typed) }
    guard !isSpelledWell, let near = suggestion(for: attribute, scope: typed, candidates) else {
      bag.report(
        AttributeKinds.unrecognisedAttribute, at: place, .unknown(attribute, element),
        object: objectText(index))
      return
    }
    bag.report(
      AttributeKinds.unknownAttribute, at: place, .unknown(attribute, element, near: near),
      object: objectText(index), fixIts: [FixIt.replace(attribute, with: near, at: place)])
  }
}

extension String {
  fileprivate static func number(
    _ value: String, _ attribute: String, _ form: DocumentPass.NumberForm
  ) -> String {
    let what =
      switch form {
      case .number: "a number"
      case .integer: "a whole number"
      case .multiplier: "a number or ratio other than 0"
      }
    return "attribute '\(attribute)' must be \(what); '\(value)' is not"
  }

  fileprivate static func truthValue(_ value: String, _ attribute: String) -> String {
    "attribute '\(attribute)' must be 'YES' or 'NO'; '\(value)' is neither"
  }

  fileprivate static func value(
    _ value: String, _ attribute: String, words: [String], near: String?
  ) -> String {
    let start = "attribute '\(attribute)' cannot be '\(value)'"
    if let near { return start + "; the nearest value is '\(near)'" }
    let shown = words.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let rest = words.count > 5 ? " and \(words.count - 5) more" : ""
    return start + "; its values are \(shown)\(rest)"
  }

  fileprivate static func unknown(_ attribute: String, _ element: String, near: String? = nil) -> String {
    "element '\(element)' has no attribute '\(attribute)'" + (near.map { "; the nearest is '\($0)'" } ?? "")
  }
}
