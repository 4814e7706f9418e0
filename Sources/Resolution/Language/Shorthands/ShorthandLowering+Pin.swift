internal import Catalog
internal import Diagnostics
internal import SpecDecoding

extension ShorthandLowering {
  private static let edges: [(name: String, attributes: [ConstraintAttribute])] = [
    ("top", [.top]), ("bottom", [.bottom]), ("leading", [.leading]), ("trailing", [.trailing]),
    ("left", [.left]), ("right", [.right]), ("centerX", [.centerX]), ("centerY", [.centerY]),
    ("center", [.centerX, .centerY]), ("horizontal", [.leading, .trailing]), ("vertical", [.top, .bottom]),
    ("all", [.top, .leading, .bottom, .trailing]),
  ]

  /// `pin="top:safeArea+8 horizontal" inset="16"`.
  mutating func lowerPin(of element: Int) {
    let inset = take("inset", element)
    guard let pin = take("pin", element) else {
      if let inset {
        bag.report(ValueKinds.invalidShorthand, at: inset.namePlace, "attribute 'inset' needs 'pin'")
      }
      return
    }
    var standard = ShorthandLength()
    if let inset {
      attempt { _ in
        standard = try ShorthandLength.parse(inset.located, allowsGuide: true)
      }
    }
    var seen: Set<ConstraintAttribute> = []
    let words = pin.located.words
    if words.isEmpty {
      bag.report(ValueKinds.invalidShorthand, at: pin.place, "'pin' needs at least one edge")
    }
    for word in words { attempt { try $0.lowerEdge(element, word, standard, &seen) } }
  }

  private mutating func lowerEdge(
    _ element: Int, _ word: Located<String>, _ standard: ShorthandLength,
    _ seen: inout Set<ConstraintAttribute>
  ) throws(ShorthandProblem) {
    let halves = word.halves(at: ":")
    let name = halves?.0 ?? word
    guard let edge = ShorthandLowering.edges.first(where: { $0.name == name.value }) else {
      let near = Suggestion.nearest(to: name.value, in: ShorthandLowering.edges.map(\.name))
      throw ShorthandProblem(
        "'\(name.value)' is no edge" + (near.map { "; the nearest is '\($0)'" } ?? ""),
        name.value.isEmpty ? word : name)
    }
    let isCenter = edge.attributes.contains(.centerX) || edge.attributes.contains(.centerY)
    var length = isCenter ? ShorthandLength() : standard
    if let distance = halves?.1 { length = try ShorthandLength.parse(distance, allowsGuide: true) }
    let superview = try superview(of: element, word)
    for attribute in edge.attributes {
      guard seen.insert(attribute).inserted else {
        throw ShorthandProblem("edge '\(attribute)' is pinned twice", word)
      }
      pin(element, attribute, to: superview, length, word.place)
    }
  }

  /// Pins an edge; the distance counts inwards, and an inequality bounds it.
  private mutating func pin(
    _ element: Int, _ edge: ConstraintAttribute, to superview: Int, _ length: ShorthandLength,
    _ place: SpanRef
  ) {
    let view = DraftConstraint.Item(element: element)
    let container = DraftConstraint.Item(element: superview, isSafeArea: length.guide == .safeArea)
    let outer = length.guide == .margin ? ShorthandLowering.margin(edge) : edge
    let isFarEdge = edge == .bottom || edge == .trailing || edge == .right
    var constraint = self.constraint(
      isFarEdge ? container : view, isFarEdge ? outer : edge, place, length)
    constraint.second = isFarEdge ? view : container
    constraint.secondAttribute = isFarEdge ? edge : outer
    add(constraint, for: element)
  }

  /// The margin inside an edge.
  static func margin(_ edge: ConstraintAttribute) -> ConstraintAttribute {
    switch edge {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: edge
    }
  }
}
