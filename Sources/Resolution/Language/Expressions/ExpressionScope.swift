/// What names in expressions mean.
enum ExpressionScope: Sendable {
  /// A parameter's value at one use of a component.
  struct Parameter: Sendable {
    let type: SpecType
    /// The text of a value that is known; nil for one that depends on data.
    let text: String?
    let node: Expression.Node
  }

  /// Inside a component: its parameters.
  case component(String, [String: Parameter])
  /// Inside a cell: the fields of its item; nil where its model isn't known.
  case item(SpecType?)
  /// Elsewhere: data.
  case data
}
