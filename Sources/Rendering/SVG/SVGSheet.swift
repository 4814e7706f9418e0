internal import Geometry

/// Several pictures as one SVG, side by side, for where only one file can go.
package enum SVGSheet {
  /// The space between pictures and around them, in points.
  private static let gap = 24.0

  /// The SVG of `pictures`; of a single one, that picture's own.
  package static func encode(_ pictures: [Picture]) -> String {
    guard pictures.count != 1 else { return SVGEncoder.encode(pictures[0]) }
    let height = (pictures.map(\.size.height).max() ?? 0) + gap * 2
    let width = pictures.reduce(gap) { $0 + $1.size.width + gap }
    var writer = SVGWriter()
    writer.begin("svg")
    writer.attribute("xmlns", "http://www.w3.org/2000/svg")
    writer.attribute("viewBox", "0 0 \(NumberFormat.string(width)) \(NumberFormat.string(height))")
    writer.attribute("width", width)
    writer.attribute("height", height)
    writer.endOpening()
    var x = gap
    for (number, picture) in pictures.enumerated() {
      writer.begin("g")
      writer.attribute("transform", "translate(\(NumberFormat.string(x)) \(NumberFormat.string(gap)))")
      writer.endOpening()
      writer.embed(SVGEncoder.encode(picture, prefix: "p\(number + 1)-"))
      writer.close("g")
      x += picture.size.width + gap
    }
    writer.close("svg")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
