internal import Catalog
internal import Diagnostics

/// A constraint that a shorthand makes: first.attribute (relation) multiplier × second.attribute + constant.
struct DraftConstraint {
  /// A view, or the safe area inside one.
  struct Item: Equatable {
    let element: Int
    var isSafeArea = false
  }

  var first: Item
  var firstAttribute: ConstraintAttribute
  var relation = ConstraintRelation.equal
  var second: Item?
  var secondAttribute: ConstraintAttribute?
  var multiplier = 1.0
  /// In points.
  var constant = 0.0
  var priority = 1000.0
  let place: SpanRef
  let instances: [SpanRef]
  /// The id that was written for it.
  var id: String?
}

/// A collection or table view that repeats cells, by the names that were written.
struct DraftRepetition {
  let element: Int
  /// The attributes `data`, `cell`, `sections`, `rows`, `header`, `children` and `childCell` as written.
  let attributes: [Draft.Attribute]
  let isExpandable: Bool
  /// Whether the attributes don't fit together, which was reported.
  var isBroken = false
  /// Properties of the layout that documents have no words for.
  var itemSize: String?
  var lineAlignment: String?

  /// The attribute with a name; nil where there is none.
  func attribute(_ name: String) -> Draft.Attribute? { attributes.first { $0.name == name } }
}
