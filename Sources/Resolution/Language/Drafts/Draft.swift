internal import Catalog
internal import Diagnostics
internal import SpecDecoding
internal import Vocabulary

/// A body of a spec on its way to Interface Builder's vocabulary: its elements with components put in, and
/// what the shorthands make beside them.
struct Draft {
  /// An attribute whose expressions have been replaced.
  struct Attribute {
    let name: String
    let value: String
    let place: SpanRef
    let namePlace: SpanRef
    /// Where ids in the value are looked up: for what a use gives a component's root, where the use stands.
    let scope: Int

    /// The value at its place.
    var located: Located<String> { Located(value, at: place) }
  }

  /// An element that a shorthand stands for: a colour, a font, an inset.
  struct Part {
    let name: String
    var attributes: [(name: String, value: String)]
    let place: SpanRef
    var children: [Part] = []
  }

  /// An element of the body.
  struct Element {
    let name: String
    /// The name as far as it is in the vocabulary.
    let kind: Name
    var attributes: [Attribute] = []
    /// Attributes that shorthands add; they replace written ones of the same name.
    var additions: [(name: String, value: String, place: SpanRef)] = []
    var parts: [Part] = []
    var children: [Int] = []
    var parent: Int
    let origin: Origin
    let scope: Int
    /// The text of a leaf.
    var text = ""
    /// The id in the lowered document; nil where nothing names it.
    var id: String?
    /// Whether constraints place the view, so that its frame is only a beginning.
    var hasConstraints = false

    /// The attribute with a name; nil where there is none.
    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

    /// Takes an attribute away.
    mutating func take(_ name: String) -> Attribute? {
      guard let position = attributes.firstIndex(where: { $0.name == name }) else { return nil }
      return attributes.remove(at: position)
    }
  }

  /// Where ids and names in expressions are looked up: the body itself, or one use of a component.
  struct Scope {
    /// Where a use stands.
    struct Use {
      let scope: Int
      /// The id that it has there.
      let id: String?
      let isExported: Bool
    }

    /// What the scope is, for findings: `scene 'Home'`.
    let title: String
    let names: ExpressionScope
    /// The lowered id of the use; empty for the body itself.
    let instance: String
    let use: Use?
    let slots: SlotContent?
    /// The components that are being expanded, outermost first.
    let stack: [Int]
    /// The places of the uses that led here, outermost first.
    let instances: [SpanRef]
    let unit: Int
    /// Elements by the ids that can name them here.
    var ids: [String: Int] = [:]
    /// Ids of elements that could not be made, which was reported.
    var lostIDs: Set<String> = []
    /// How many uses without an id there were, by component.
    var anonymous: [String: Int] = [:]
  }

  /// What a use of a component puts into its slots.
  struct SlotContent {
    let children: [(slot: String, element: Int)]
    let unit: Int
    let scope: Int
  }

  /// A property that an expression gives.
  struct Binding {
    let element: Int
    let property: ViewProperty
    let expression: Expression
    let instances: [SpanRef]
  }

  var elements: [Element] = []
  var scopes: [Scope] = []
  var bindings: [Binding] = []
  var constraints: [DraftConstraint] = []
  var repetitions: [DraftRepetition] = []

  /// Whether an element is a view; unknown ones are, as in documents.
  func isView(_ element: Int) -> Bool { Draft.isView(elements[element].name, elements[element].kind) }

  /// Whether an element of this name is a view.
  static func isView(_ name: String, _ kind: Name) -> Bool {
    guard let schema = Catalog.standard.schema(of: kind) else { return kind == .unknown }
    return schema.role == .view
  }

  /// The view that holds an element; nil for the root.
  func superview(of element: Int) -> Int? {
    var parent = elements[element].parent
    while parent >= 0 {
      if isView(parent) { return parent }
      parent = elements[parent].parent
    }
    return nil
  }
}
