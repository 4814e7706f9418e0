internal import Catalog
internal import Geometry
internal import Vocabulary

/// Estimates how large a symbol of the system is drawn.
///
/// Documents list symbols at a size of about 110 points; at 17 points and the medium scale their frames are
/// 0.15 to 0.157 of it (measured). It is an estimate: each symbol has its own alignment rectangle.
struct SymbolSize {
  private static let factorPerPoint = 0.1535 / 17

  /// The font size in points.
  var pointSize = 17.0
  /// The scale as documents spell it.
  var scale = "default"

  /// Reads a view's symbol configuration, kept under `scope`; what it leaves open comes from `pointSize`.
  init(_ properties: PropertyBag, scope: Name, pointSize: Double = 17) {
    self.pointSize = pointSize
    if let points = properties.number(.pointSize, in: scope), points > 0 { self.pointSize = points }
    if let scale = properties.string(.scale, in: scope) { self.scale = scale }
  }

  /// The size of the symbol that is listed with `stored`, in points.
  func size(of stored: Size, on grid: PixelGrid) -> Size {
    let factor = SymbolSize.factorPerPoint * pointSize * scaleFactor
    return Size(width: grid.round(stored.width * factor), height: grid.round(stored.height * factor))
  }

  private var scaleFactor: Double {
    switch scale {
    case "small": 0.78
    case "large": 1.28
    default: 1
    }
  }
}
