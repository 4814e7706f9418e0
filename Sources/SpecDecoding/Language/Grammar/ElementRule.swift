/// What an element that declares something may have: the same that `Specs/schema/viewc.rng` says to editors.
struct ElementRule: Sendable {
  /// An attribute and what it must be.
  struct Attribute: Sendable {
    let name: String
    let form: AttributeForm
    let isRequired: Bool
  }

  /// How many root views an element holds.
  enum Body: Sendable {
    case none
    /// One root view.
    case required
    /// One root view or none.
    case optional
  }

  let attributes: [Attribute]
  /// Whether attributes beside those are fields of an item.
  let allowsFields: Bool
  /// The elements that may stand inside, each with the rule's name.
  let children: [String]
  let body: Body

  init(
    required: [(String, AttributeForm)] = [], optional: [(String, AttributeForm)] = [],
    allowsFields: Bool = false, children: [String] = [], body: Body = .none
  ) {
    attributes =
      required.map { Attribute(name: $0.0, form: $0.1, isRequired: true) }
      + optional.map { Attribute(name: $0.0, form: $0.1, isRequired: false) }
    self.allowsFields = allowsFields
    self.children = children
    self.body = body
  }

  /// The attribute with a name; nil where there is none.
  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}
