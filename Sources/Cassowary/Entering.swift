/// A nonbasic variable on its way into the basis.
struct Entering {
  /// Its column.
  var column: Int
  /// +1 if it rises, −1 if it falls.
  var direction: Double
  /// Change of the sum of penalties per unit of travel; negative.
  var slope: Double
}
