internal import Catalog
internal import SpecDecoding

/// A distance in a shorthand: `8`, `>=8`, `safeArea+8`, `16@750`.
struct ShorthandLength {
  /// What a distance is measured from instead of the superview's edge.
  enum Guide: String, CaseIterable {
    case safeArea, margin
  }

  var relation = ConstraintRelation.equal
  var guide: Guide?
  /// In points.
  var constant = 0.0
  var priority = 1000.0

  /// Reads a distance, with a guide in front only where one may be.
  static func parse(
    _ text: Located<String>, allowsGuide: Bool
  ) throws(ShorthandProblem) -> ShorthandLength {
    var length = ShorthandLength()
    var rest = try takePriority(text, &length.priority)
    rest = takeRelation(rest, &length.relation)
    if let guide = Guide.allCases.first(where: { rest.value.hasPrefix($0.rawValue) }) {
      guard allowsGuide else {
        throw ShorthandProblem("'\(guide.rawValue)' can stand in 'pin' only", rest)
      }
      length.guide = guide
      rest = rest.dropFirst(guide.rawValue.utf8.count)
      if rest.value.isEmpty { return length }
      guard rest.value.hasPrefix("+") || rest.value.hasPrefix("-") else {
        throw ShorthandProblem("'+' or '-' and a distance are due after '\(guide.rawValue)'", rest)
      }
    }
    guard let constant = ValueSyntax.number(rest.value) else {
      let what =
        allowsGuide ? "a distance such as '8', '>=8' or 'safeArea+8'" : "a distance such as '8' or '>=8'"
      throw ShorthandProblem("'\(rest.value)' is not \(what)", rest.value.isEmpty ? text : rest)
    }
    length.constant = constant
    return length
  }

  /// Takes `@750` off the end.
  static func takePriority(
    _ text: Located<String>, _ priority: inout Double
  ) throws(ShorthandProblem) -> Located<String> {
    guard let (head, tail) = text.halves(at: "@") else { return text }
    guard let value = ValueSyntax.number(tail.value), value > 0, value <= 1000 else {
      throw ShorthandProblem("a priority must be from 1 to 1000; '\(tail.value)' is not", tail)
    }
    priority = value
    return head
  }

  /// Takes `>=`, `<=` or `=` off the beginning.
  static func takeRelation(_ text: Located<String>, _ relation: inout ConstraintRelation) -> Located<String> {
    for (sign, meaning) in [
      (">=", ConstraintRelation.greaterThanOrEqual), ("<=", .lessThanOrEqual), ("==", .equal), ("=", .equal),
    ] where text.value.hasPrefix(sign) {
      relation = meaning
      return text.dropFirst(sign.utf8.count)
    }
    return text
  }
}

extension Located where Value == String {
  /// The text from a byte on.
  func dropFirst(_ count: Int) -> Located<String> {
    let rest = String(decoding: value.utf8.dropFirst(count), as: UTF8.self)
    return Located(rest, at: place.part(offset: count, length: rest.utf8.count))
  }
}
