internal import Catalog
internal import Geometry
internal import Vocabulary

/// How much of a table cell's width its accessory takes from the content: a sign and the cell's margin.
///
/// Measured in 170 stored cells, but where it says so.
struct CellAccessory {
  /// The spelling of `accessoryType`.
  let kind: String
  let era: Era
  let grid: PixelGrid

  /// Reads a cell's accessory; nil for none.
  init?(_ cell: PropertyBag, era: Era, grid: PixelGrid) {
    guard let kind = cell.string(.accessoryType), kind != "none" else { return nil }
    self.kind = kind
    self.era = era
    self.grid = grid
  }

  /// The width in points that is taken from a cell whose content keeps `margin` points from its edges.
  func width(margin: Double) -> Double { sign + (era.isBeforeXcode10 ? 15 : margin) }

  /// The width of the sign with the space before it.
  private var sign: Double {
    switch kind {
    case "disclosureIndicator": chevron
    case "checkmark": 24
    case "detailButton": info
    case "detailDisclosureButton": isOld ? 52 : chevron + 8 + info
    default: 0
    }
  }

  /// Signs grow with text, so they were small while the canvas had the content size XS.
  private var chevron: Double {
    if isOld { return 18 }
    if era.version < 18_122 { return grid.round(11.17) }
    return era.laysOutStylesExtraSmall ? 8.5 : grid.round(10.35)
  }

  private var info: Double {
    if isOld { return 32 }
    return era.laysOutStylesExtraSmall ? 20.5 : 24
  }

  private var isOld: Bool { era.version < 15_000 }
}
