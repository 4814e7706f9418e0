internal import Catalog
internal import Geometry
internal import Vocabulary
internal import XMLParsing

/// Reads the components that a `<color>` stores.
enum StoredColor {
  /// The colour of an element with components; nil for one that only names a colour.
  ///
  /// Components are taken as sRGB but for Display P3 and CMYK: calibrated and device spaces differ from it by
  /// little, and Interface Builder itself shows their numbers so in documents without `colorMatched`.
  static func read(_ element: Int, _ rows: XMLRows) -> Color? {
    func component(_ name: Name) -> Double? {
      rows.row(of: name, in: element).flatMap { ValueSyntax.number(rows.value($0)) }
    }
    let alpha = component(.alpha) ?? 1
    if let white = component(.white) { return Color.gray(white, alpha: alpha) }
    if let red = component(.red), let green = component(.green), let blue = component(.blue) {
      let isWide = rows.row(of: .customColorSpace, in: element).map {
        rows.value($0).elementsEqual("displayP3".utf8)
      }
      let color = Color(red: red, green: green, blue: blue, alpha: alpha)
      return isWide ?? false ? DisplayP3.sRGB(color) : color
    }
    guard let cyan = component(.cyan), let magenta = component(.magenta), let yellow = component(.yellow)
    else { return nil }
    let light = 1 - (component(.black) ?? 0)
    return Color(
      red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
  }
}
