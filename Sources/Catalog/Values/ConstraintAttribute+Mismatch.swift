extension ConstraintAttribute {
  /// Why UIKit refuses a constraint between two attributes (NSLayoutConstraint's documentation).
  package enum Mismatch: Sendable {
    case sizeToPosition, otherAxis, mixedSides
  }

  /// Why this attribute cannot be related to `other`; nil where it can.
  package func mismatch(with other: ConstraintAttribute) -> Mismatch? {
    if isSize != other.isSize { return .sizeToPosition }
    if !isSize, isHorizontal != other.isHorizontal { return .otherAxis }
    if (isAbsoluteSide && other.isReadingSide) || (isReadingSide && other.isAbsoluteSide) {
      return .mixedSides
    }
    return nil
  }

  /// Whether the attribute may stand without a second item.
  package var isSize: Bool { self == .width || self == .height }

  private var isAbsoluteSide: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }

  private var isReadingSide: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }
}
