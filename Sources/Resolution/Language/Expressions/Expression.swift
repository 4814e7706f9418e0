package import Diagnostics

/// A value that is known once there are data and an item, with its type.
package struct Expression: Sendable {
  /// How the value is found.
  package indirect enum Node: Hashable, Sendable {
    case literal(DataValue)
    /// The item that a cell shows.
    case item
    /// Data by its number.
    case data(Int)
    /// A field of a model's value, by position.
    case field(Node, Int)
    /// A field of an enumeration's case: the enumeration's number and the field's position.
    case caseField(Node, enumeration: Int, Int)
    /// The number of a list's elements.
    case count(Node)
    case formatted(Node, FormatPattern)
    /// Text after text.
    case joined([Node])
  }

  package let node: Node
  package let type: SpecType
  package let place: SpanRef

  /// Makes an expression.
  package init(_ node: Node, _ type: SpecType, at place: SpanRef) {
    self.node = node
    self.type = type
    self.place = place
  }
}
