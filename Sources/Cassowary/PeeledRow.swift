/// A soft equality that defines a base for the rest of a part's solution.
struct PeeledRow {
  /// The reduced row.
  var row: Int32
  /// The base that it defines.
  var base: Int32
}
