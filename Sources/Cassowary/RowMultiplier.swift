/// A row with the factor that it has in a sum of rows.
struct RowMultiplier {
  /// The row.
  var row: Int32
  /// Its factor.
  var value: Double
}
