import Geometry
import Rendering

/// Pictures made by hand.
enum Samples {
  /// A picture of 200 × 100 points whose root holds `items`.
  static func picture(
    _ items: [PictureItem], sketch: Sketch? = nil, width: Double = 200, height: Double = 100
  ) -> Picture {
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    return Picture(
      name: "Sample", size: frame.size,
      root: PictureGroup(id: "root", className: "UIView", frame: frame, sketch: sketch, items: items))
  }

  /// A group at a place.
  static func group(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, sketch: Sketch? = nil,
    items: [PictureItem] = []
  ) -> PictureItem {
    .group(
      PictureGroup(
        id: id, className: "UIView", frame: Rect(x: x, y: y, width: width, height: height), sketch: sketch,
        items: items))
  }

  /// Text of 17 points in black.
  static func text(
    _ string: String, x: Double, y: Double, anchor: PictureText.Anchor = .start
  ) -> PictureItem {
    let span = PictureText.Span(string, font: PictureFont(size: 17), color: .black)
    return .text(PictureText(spans: [span], at: Point(x: x, y: y), anchor: anchor))
  }
}
