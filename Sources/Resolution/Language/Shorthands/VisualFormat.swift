internal import Catalog
internal import SpecDecoding

/// Apple's visual format, read into views and the connections between them.
struct VisualFormat {
  /// `>=8@750` inside parentheses or between hyphens.
  struct Predicate {
    var relation = ConstraintRelation.equal
    /// In points; nil where it is another view's size.
    var constant: Double?
    var view: Located<String>?
    var priority = 1000.0
    let place: Located<String>
  }

  /// What stands between two things.
  enum Connection {
    /// `][`: no space.
    case flush
    /// `-`: the standard space.
    case standard(Located<String>)
    case predicates([Predicate])
  }

  /// `[name(predicates)]`.
  struct View {
    let name: Located<String>
    let predicates: [Predicate]
  }

  var isVertical = false
  /// The connection from the superview's near edge to the first view; nil where there is no `|`.
  var leading: Connection?
  var views: [View] = []
  /// The connections between views.
  var connections: [Connection] = []
  /// The connection from the last view to the superview's far edge.
  var trailing: Connection?

  /// Reads a format string.
  static func parse(_ text: Located<String>) throws(ShorthandProblem) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.run()
  }
}

/// A walk over the letters of a visual format.
private struct VisualFormatParser {
  private let text: Located<String>
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: Located<String>) {
    self.text = text
    bytes = Array(text.value.utf8)
  }

  mutating func run() throws(ShorthandProblem) -> VisualFormat {
    var format = VisualFormat()
    if take("V:") { format.isVertical = true } else { _ = take("H:") }
    if take("|") { format.leading = try connection() }
    format.views.append(try view())
    while position < bytes.count {
      let link = try connection()
      if take("|") {
        format.trailing = link
        guard position == bytes.count else { throw problem("text after the superview's far edge") }
        return format
      }
      format.connections.append(link)
      format.views.append(try view())
    }
    return format
  }

  private mutating func connection() throws(ShorthandProblem) -> VisualFormat.Connection {
    let start = position
    guard take("-") else { return .flush }
    if position < bytes.count, bytes[position] == UInt8(ascii: "[") || bytes[position] == UInt8(ascii: "|") {
      return .standard(part(from: start))
    }
    let predicates = try predicateList()
    guard take("-") else { throw problem("a '-' is missing after the space") }
    return .predicates(predicates)
  }

  private mutating func view() throws(ShorthandProblem) -> VisualFormat.View {
    guard take("[") else { throw problem("a view in brackets is due here") }
    let start = position
    while position < bytes.count, !"[]()".utf8.contains(bytes[position]) { position += 1 }
    let name = part(from: start)
    guard !name.value.isEmpty else { throw problem("the name of a view is due here") }
    var predicates: [VisualFormat.Predicate] = []
    if position < bytes.count, bytes[position] == UInt8(ascii: "(") { predicates = try predicateList() }
    guard take("]") else { throw problem("a ']' is missing") }
    return VisualFormat.View(name: name, predicates: predicates)
  }

  private mutating func predicateList() throws(ShorthandProblem) -> [VisualFormat.Predicate] {
    guard take("(") else { return [try predicate(endingAt: "-")] }
    var predicates = [try predicate(endingAt: ",)[]")]
    while take(",") { predicates.append(try predicate(endingAt: ",)[]")) }
    guard take(")") else { throw problem("a ')' is missing") }
    return predicates
  }

  private mutating func predicate(endingAt ends: String) throws(ShorthandProblem) -> VisualFormat.Predicate {
    let start = position
    while position < bytes.count, !ends.utf8.contains(bytes[position]) || isSign(start) { position += 1 }
    let whole = part(from: start)
    var result = VisualFormat.Predicate(place: whole)
    var rest = try ShorthandLength.takePriority(whole, &result.priority)
    rest = ShorthandLength.takeRelation(rest, &result.relation)
    if let constant = ValueSyntax.number(rest.value) {
      result.constant = constant
    } else if !rest.value.isEmpty, ends != "-" {
      result.view = rest
    } else {
      throw ShorthandProblem("'\(whole.value)' is not a distance such as '8' or '>=8'", whole)
    }
    return result
  }

  /// Whether the cursor is at the sign of a number: at the predicate's beginning or behind its relation.
  private func isSign(_ start: Int) -> Bool {
    guard bytes[position] == UInt8(ascii: "-") else { return false }
    return position == start || bytes[position - 1] == UInt8(ascii: "=")
  }

  private mutating func take(_ sign: String) -> Bool {
    guard bytes[position...].starts(with: sign.utf8) else { return false }
    position += sign.utf8.count
    return true
  }

  private func part(from start: Int) -> Located<String> {
    Located(
      String(decoding: bytes[start..<position], as: UTF8.self),
      at: text.place.part(offset: start, length: position - start))
  }

  private func problem(_ message: String) -> ShorthandProblem {
    let letter = Located("", at: text.place.part(offset: min(position, max(bytes.count - 1, 0)), length: 1))
    return ShorthandProblem(message, letter)
  }
}
