/// A stroke of a symbol.
struct SymbolStroke {
  /// See `PathText`.
  let path: String
  /// Whether the `fill` variant fills it.
  let isFillable: Bool
  /// Whether it is filled in every variant.
  let isSolid: Bool

  init(_ path: String, isFillable: Bool = false, isSolid: Bool = false) {
    self.path = path
    self.isFillable = isFillable
    self.isSolid = isSolid
  }

  /// An open stroke.
  static func open(_ path: String) -> SymbolStroke { SymbolStroke(path) }
  /// A closed outline that the `fill` variant fills.
  static func closed(_ path: String) -> SymbolStroke { SymbolStroke(path, isFillable: true) }
  /// A shape that is always filled.
  static func solid(_ path: String) -> SymbolStroke { SymbolStroke(path, isSolid: true) }
}
