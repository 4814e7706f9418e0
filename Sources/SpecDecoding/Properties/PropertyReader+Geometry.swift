internal import Catalog
internal import Geometry
internal import Vocabulary
internal import XMLParsing

extension PropertyReader {
  /// The number in an attribute; nil where there is none.
  func number(_ name: Name, in element: Int) -> Double? {
    tree.row(of: name, in: element).flatMap { ValueSyntax.number(tree.bytes(row: $0)) }
  }

  /// A `<rect>` in points; nil where one of its four numbers is missing.
  func rect(_ element: Int) -> Rect? {
    guard let x = number(.x, in: element), let y = number(.y, in: element), let size = size(element)
    else { return nil }
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  /// A `<size>` in points.
  func size(_ element: Int) -> Size? {
    guard let width = number(.width, in: element), let height = number(.height, in: element)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// A `<point>` in points.
  func point(_ element: Int) -> Point? {
    guard let x = number(.x, in: element), let y = number(.y, in: element) else { return nil }
    return Point(x: x, y: y)
  }

  /// Insets in points, by coordinates, edges or reading direction; `leading` comes as `left`.
  ///
  /// What is missing is 0.
  func insets(_ element: Int) -> EdgeInsets {
    var insets = EdgeInsets.zero
    for row in tree.attributeRows(of: element) {
      guard let value = ValueSyntax.number(tree.bytes(row: row)) else { continue }
      // Interface Builder writes the least positive number for a 0 that must not be left out.
      let points = value.magnitude < 1e-300 ? 0 : value
      switch tree.attributes[row].name {
      case .minX, .left, .leading: insets.left = points
      case .minY, .top: insets.top = points
      case .maxX, .right, .trailing: insets.right = points
      case .maxY, .bottom: insets.bottom = points
      default: continue
      }
    }
    return insets
  }
}
