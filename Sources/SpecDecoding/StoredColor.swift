internal import Geometry
internal import Vocabulary
internal import XMLParsing

/// Reads the components that a `<color>` stores.
enum StoredColor {
  /// The colour of an element with components; nil for one that only names a colour.
  ///
  /// Components are taken as sRGB, whatever the colour space: the canvas differs by less than a step of
  /// eight bits for most of them.
  static func read(_ element: Int, _ rows: XMLRows) -> Color? {
    let alpha = component(.alpha, element, rows) ?? 1
    if let white = component(.white, element, rows) { return Color.gray(white, alpha: alpha) }
    guard let red = component(.red, element, rows), let green = component(.green, element, rows),
      let blue = component(.blue, element, rows)
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func component(_ name: Name, _ element: Int, _ rows: XMLRows) -> Double? {
    rows.row(of: name, in: element).flatMap { ValueParser.number(rows.value($0)) }
  }
}
