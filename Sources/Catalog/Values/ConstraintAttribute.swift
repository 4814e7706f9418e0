/// What of a view a constraint binds.
///
/// Raw values are those of NSLayoutConstraint.Attribute.
package enum ConstraintAttribute: UInt8, CaseIterable, Sendable {
  case left = 1
  case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// What an attribute measures.
  package enum Dimension: Sendable {
    case horizontalPosition, verticalPosition, width, height
  }

  /// The attribute that a document spells so; `baseline` is the last one.
  package init?(spelling: String) {
    guard let match = ConstraintAttribute.bySpelling[spelling] else { return nil }
    self = match
  }

  /// All spellings, in the order of the raw values.
  package static let spellings: [String] = allCases.map { "\($0)" } + ["baseline"]

  private static let bySpelling: [String: ConstraintAttribute] = {
    var table: [String: ConstraintAttribute] = ["baseline": .lastBaseline]
    for attribute in allCases { table["\(attribute)"] = attribute }
    return table
  }()

  /// What the attribute measures.
  package var dimension: Dimension {
    switch self {
    case .width: .width
    case .height: .height
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    }
  }

  /// Whether the attribute runs along the x axis.
  package var isHorizontal: Bool { dimension == .horizontalPosition || dimension == .width }

  /// Whether the attribute is one of the view's margins.
  package var isMargin: Bool { rawValue >= ConstraintAttribute.leftMargin.rawValue }
}
