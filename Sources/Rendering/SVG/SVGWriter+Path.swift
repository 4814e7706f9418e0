internal import Geometry

extension SVGWriter {
  /// Writes a shape of lines and curves.
  mutating func path(_ path: PicturePath) {
    begin("path")
    startAttribute("d")
    for step in path.steps { self.step(step) }
    raw("\"")
    paint("fill", opacity: "fill-opacity", path.fill)
    if let stroke = path.stroke, path.strokeWidth > 0 {
      paint("stroke", opacity: "stroke-opacity", stroke)
      if path.strokeWidth != 1 { attribute("stroke-width", path.strokeWidth) }
      raw(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
    }
    endEmpty()
  }

  private mutating func step(_ step: PicturePath.Step) {
    switch step {
    case .move(let point):
      raw("M")
      pair(point)
    case .line(let point):
      raw("L")
      pair(point)
    case .curve(let control1, let control2, let point):
      raw("C")
      pair(control1)
      raw(" ")
      pair(control2)
      raw(" ")
      pair(point)
    case .close:
      raw("Z")
    }
  }

  private mutating func pair(_ point: Point) {
    number(point.x)
    raw(" ")
    number(point.y)
  }
}
