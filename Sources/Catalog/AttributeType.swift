/// What the value of an attribute must be.
package enum AttributeType: Sendable, Hashable {
  /// `YES` or `NO`.
  case boolean
  case number
  /// A number or `infinite`, as in `placeholderIntrinsicWidth`.
  case numberOrInfinite
  case integer
  /// 1 to 1000 for constraints, 0 to 1000 for hugging and compression resistance; may have a fraction.
  case priority
  /// A number, `a:b` or `a/b`; not 0.
  case multiplier
  /// One of the spellings.
  case enumeration([String])
  /// The id of an object.
  case reference
  /// The name of an image of the assets or of the system.
  case image
  /// Any text.
  case string
}
