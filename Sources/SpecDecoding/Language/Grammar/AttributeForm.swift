/// What the value of an attribute of a declaration must be.
enum AttributeForm: Sendable {
  case text
  /// A Swift name: letters, digits and `_`.
  case name
  /// A name of a state, scene or id: `-` is allowed too.
  case label
  case boolean
  case number
  /// A whole number from 0.
  case index
  case type
  /// One of the words.
  case word([String])
  /// Some of the words, separated by blanks.
  case words([String])
  /// The id of a device of Interface Builder's canvas.
  case device
  case devices
  /// Names of states, separated by blanks.
  case labels
  /// `WxH` in points.
  case size
  case sizes
  /// Codes of languages, as `ja` and `pt-BR`.
  case language
  case languages
}
