package import AutoLayout
package import Geometry
package import Instantiation

/// Writes a layout as text, a view a line, indented by what is around it: `UILabel#title (8,20 120x21)`.
package enum LayoutText {
  /// The text of a layout; empty for one without views.
  package static func encode(_ layout: LayoutTree, _ views: ViewTree) -> String {
    encode(LayoutRow.rows(of: layout, views))
  }

  /// The text of rows.
  package static func encode(_ rows: [LayoutRow]) -> String {
    var text = ""
    for row in rows {
      text += String(repeating: "  ", count: min(row.depth, 100))
      text += CellWidth.printable("\(row.className)#\(row.id)")
      text += " " + frame(row.frame) + "\n"
    }
    return text
  }

  /// A frame in the form `(x,y widthxheight)`, in points.
  package static func frame(_ rect: Rect) -> String {
    let numbers = [rect.x, rect.y, rect.width, rect.height].map { NumberFormat.string($0) }
    return "(\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3]))"
  }
}
