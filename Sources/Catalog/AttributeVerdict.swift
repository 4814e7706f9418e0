/// What the catalogue says to an attribute of an element.
package enum AttributeVerdict: Sendable, Hashable {
  /// The element has no such attribute.
  case unknownAttribute
  case accepted
  /// The value is not of the type.
  case refused(AttributeType)
}
