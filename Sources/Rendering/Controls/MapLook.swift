internal import Geometry
internal import Resolution

/// A map: land, water, a park and streets, the same for every map.
enum MapLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .box(caption: view.node.customClass ?? "map")
    let frame = view.frame
    guard frame.width > 1, frame.height > 1 else { return }
    let palette = view.palette
    canvas.fill(frame, palette.pick(.bytes(246, 243, 236), .bytes(38, 40, 44)))
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.x + x * frame.width, y: frame.y + y * frame.height)
    }
    let water = PicturePath.polyline([at(0, 0), at(0.34, 0), at(0.2, 0.3), at(0, 0.42)], isClosed: true)
    canvas.items.append(
      .path(PicturePath(water, fill: palette.pick(.bytes(170, 211, 240), .bytes(28, 52, 84)))))
    let park = PicturePath.polyline(
      [at(0.55, 0.56), at(0.86, 0.52), at(0.9, 0.8), at(0.6, 0.84)], isClosed: true)
    canvas.items.append(
      .path(PicturePath(park, fill: palette.pick(.bytes(206, 230, 190), .bytes(36, 60, 44)))))
    let street = palette.pick(.white, .bytes(72, 75, 82))
    let width = max(1.5, min(frame.width, frame.height) / 45)
    for (from, to) in [
      (at(0, 0.6), at(1, 0.34)), (at(0.28, 0.1), at(0.5, 1)), (at(0.7, 0), at(0.78, 1)),
      (at(0, 0.86), at(1, 0.9)),
    ] {
      canvas.line(from, to, street, width: width)
    }
    let side = min(26, frame.height / 3, frame.width / 3)
    let pin = Rect(x: frame.midX - side / 2, y: frame.midY - side, width: side, height: side)
    canvas.symbol("mappin", in: pin, view.system("systemRed"))
  }
}
