internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary

extension ShorthandLowering {
  /// `size`, `width`, `height` and `aspect`.
  mutating func lowerSizes(of element: Int) {
    if let size = take("size", element) {
      let parts = size.located.parts(at: "x")
      if parts.count == 2 {
        attempt { try $0.lowerSize(element, .width, parts[0]) }
        attempt { try $0.lowerSize(element, .height, parts[1]) }
      } else {
        bag.report(
          ValueKinds.invalidShorthand, at: size.place, "'\(size.value)' is not a size such as '200x30'")
      }
    }
    for (name, attribute) in [("width", ConstraintAttribute.width), ("height", .height)] {
      guard let written = take(name, element) else { continue }
      attempt { try $0.lowerSize(element, attribute, written.located) }
    }
    if let aspect = take("aspect", element) {
      attempt { try $0.lowerAspect(element, aspect.located) }
    }
  }

  /// `200`, `>=44@999`, `50%`, `root.width*0.5+8`.
  private mutating func lowerSize(
    _ element: Int, _ attribute: ConstraintAttribute, _ text: Located<String>
  ) throws(ShorthandProblem) {
    var length = ShorthandLength()
    var rest = try ShorthandLength.takePriority(text, &length.priority)
    rest = ShorthandLength.takeRelation(rest, &length.relation)
    if let points = ValueSyntax.number(rest.value) {
      length.constant = points
      let item = DraftConstraint.Item(element: element)
      add(constraint(item, attribute, text.place, length), for: element)
    } else if rest.value.hasSuffix("%"), let percent = ValueSyntax.number(String(rest.value.dropLast())),
      percent > 0
    {
      let superview = try superview(of: element, text)
      relate(element, attribute, to: superview, attribute, percent / 100, text.place, length)
    } else {
      try lowerReference(element, attribute, rest, text, length)
    }
  }

  private mutating func lowerReference(
    _ element: Int, _ attribute: ConstraintAttribute, _ rest: Located<String>, _ text: Located<String>,
    _ length: ShorthandLength
  ) throws(ShorthandProblem) {
    var length = length
    let head = operand(of: rest)
    guard let (id, other) = try reference(head) else {
      throw ShorthandProblem(
        "'\(rest.value)' is not a length such as '200', '50%' or 'title.width*0.5'",
        rest.value.isEmpty ? text : rest)
    }
    guard other == .width || other == .height else {
      throw ShorthandProblem("'\(other)' is no size", head)
    }
    let tail = rest.dropFirst(head.value.utf8.count)
    let (multiplier, constant) = try factors(tail)
    length.constant = constant
    let item: Int?
    if id.value == "superview" {
      item = try superview(of: element, id)
    } else {
      item = find(id)
    }
    guard let item else { return }
    relate(element, attribute, to: item, other, multiplier, text.place, length)
  }

  /// The view and attribute at the beginning: names can hold dots and '-', so that the attribute ends it.
  private func operand(of text: Located<String>) -> Located<String> {
    var end = text.value.firstIndex { $0 == "*" || $0 == "+" } ?? text.value.endIndex
    for dot in text.value.indices where text.value[dot] == "." {
      let letters = text.value[text.value.index(after: dot)...].prefix { $0.isLetter }
      guard ConstraintAttribute(spelling: String(letters)) != nil else { continue }
      end = letters.endIndex
      break
    }
    let head = text.value[..<end]
    return Located(String(head), at: text.place.part(offset: 0, length: head.utf8.count))
  }

  /// `*0.5+8`, each part of which may be absent.
  private func factors(_ tail: Located<String>) throws(ShorthandProblem) -> (Double, Double) {
    var multiplier = 1.0
    var rest = tail
    if tail.value.hasPrefix("*") {
      rest = tail.dropFirst(1)
      let number = rest.value.prefix { $0.isNumber || $0 == "." }
      guard let value = ValueSyntax.number(String(number)), value > 0 else {
        throw ShorthandProblem("a factor above 0 is due after '*'", tail)
      }
      multiplier = value
      rest = rest.dropFirst(number.utf8.count)
    }
    if rest.value.isEmpty { return (multiplier, 0) }
    guard rest.value.hasPrefix("+") || rest.value.hasPrefix("-"),
      let constant = ValueSyntax.number(rest.value)
    else { throw ShorthandProblem("'\(rest.value)' is neither a factor nor a distance", rest) }
    return (multiplier, constant)
  }

  private mutating func relate(
    _ element: Int, _ attribute: ConstraintAttribute, to other: Int, _ otherAttribute: ConstraintAttribute,
    _ multiplier: Double, _ place: SpanRef, _ length: ShorthandLength
  ) {
    let item = DraftConstraint.Item(element: element)
    var constraint = self.constraint(item, attribute, place, length)
    constraint.second = DraftConstraint.Item(element: other)
    constraint.secondAttribute = otherAttribute
    constraint.multiplier = multiplier
    add(constraint, for: element)
  }

  /// `16:9`, `16/9` or `1.5`.
  private mutating func lowerAspect(_ element: Int, _ text: Located<String>) throws(ShorthandProblem) {
    var length = ShorthandLength()
    var rest = try ShorthandLength.takePriority(text, &length.priority)
    rest = ShorthandLength.takeRelation(rest, &length.relation)
    let ratio = Array(rest.value.utf8).withUnsafeBufferPointer { ValueSyntax.multiplier($0) }
    guard let ratio, ratio > 0 else {
      throw ShorthandProblem(
        "'\(rest.value)' is not a ratio such as '16:9'", rest.value.isEmpty ? text : rest)
    }
    relate(element, .width, to: element, .height, ratio, text.place, length)
  }
}
