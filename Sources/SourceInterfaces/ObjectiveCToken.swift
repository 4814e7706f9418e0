/// A word or a mark of an Objective-C source.
struct ObjectiveCToken {
  /// What a token is.
  enum Kind: Equatable {
    /// A name, keyword or number.
    case word
    /// `@word`.
    case directive
    /// One byte of anything else.
    case mark(UInt8)
    /// A string or character.
    case literal
  }

  let kind: Kind
  /// The first byte's offset.
  let start: Int
  /// The offset behind the last byte.
  let end: Int
}
