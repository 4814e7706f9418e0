internal import Vocabulary

extension ElementSchema {
  /// A constraint between two attributes of views.
  static let constraint = ElementSchema(
    .constraint, .value, class: "NSLayoutConstraint",
    required: [.firstAttribute],
    booleans: [.placeholder, .symbolic],
    numbers: [.constant],
    priorities: [.priority],
    multipliers: [.multiplier],
    references: [.firstItem, .secondItem],
    strings: [.identifier, .type],
    enumerations: [
      (.firstAttribute, ConstraintAttribute.spellings),
      (.relation, ["equal", "lessThanOrEqual", "greaterThanOrEqual"]),
      (.secondAttribute, ConstraintAttribute.spellings),
    ])

  /// The constraints that a view owns.
  static let constraints = ElementSchema(.constraints, .group)
}
