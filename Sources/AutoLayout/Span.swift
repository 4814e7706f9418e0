/// Where something lies along one axis.
struct Span {
  var start: Linear
  var length: Linear

  static let zero = Span(start: .zero, length: .zero)

  var end: Linear { start + length }
  var middle: Linear { start + 0.5 * length }

  /// The same span as seen from the other side of the origin.
  var reversed: Span { Span(start: -1 * end, length: length) }

  /// The same span made shorter at both ends, in points.
  func inset(_ low: Double, _ high: Double) -> Span {
    Span(start: start + low, length: length - (low + high))
  }
}

/// Where something lies: what constraints are bound to.
struct Box {
  var x: Span
  var y: Span

  static let zero = Box(x: .zero, y: .zero)
}
