internal import Geometry

/// UITableView: headers, rows and footers one below the other.
struct TableLayout {
  /// How a table groups its rows.
  enum Style {
    case plain, grouped, insetGrouped
  }

  /// A row, header or footer: its node, and its height in points.
  struct Part {
    let node: Int
    let height: Double
  }

  /// Rows with what stands above and below; a height without a node is empty space.
  struct Section {
    var headerNode: Int?
    var headerHeight = 0.0
    var rows: [Part] = []
    var footerNode: Int?
    var footerHeight = 0.0
  }

  let width: Double
  var style = Style.plain
  /// A view above all sections, and one below.
  var header: Part?
  var footer: Part?

  /// How far rows of an inset table keep from its edges (measured).
  var rowInset: Double { style == .insetGrouped ? (width >= 393 ? 20 : 16) : 0 }

  /// The frames of all parts by node, in the order of the sections, and the height of the content.
  func layOut(_ sections: [Section]) -> (frames: [(node: Int, frame: Rect)], height: Double) {
    var frames: [(node: Int, frame: Rect)] = []
    var y = 0.0
    func place(_ node: Int?, _ height: Double, inset: Double) {
      if let node {
        frames.append((node, Rect(x: inset, y: y, width: max(0, width - 2 * inset), height: height)))
      }
      y += height
    }
    place(header?.node, header?.height ?? 0, inset: 0)
    for section in sections {
      place(section.headerNode, section.headerHeight, inset: 0)
      for row in section.rows { place(row.node, row.height, inset: rowInset) }
      place(section.footerNode, section.footerHeight, inset: 0)
    }
    place(footer?.node, footer?.height ?? 0, inset: 0)
    return (frames, y)
  }
}
