internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Resolution
internal import Vocabulary

/// A segmented control: a grey tile, the selected segment raised on it, fine lines between the others.
enum SegmentedControlLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let segments = view.children(.segment)
    let selected = view.properties.number(.selectedSegmentIndex).flatMap { value in
      segments.indices.first { Double($0) == value }
    }
    canvas.sketch = .segments(segments.map { label(of: $0) }, selected: selected)
    // The frame is a point higher than what is seen (see the layout of segmented controls).
    let frame = Rect(
      x: view.frame.x, y: view.frame.y, width: view.frame.width, height: max(0, view.frame.height - 1))
    let radius = min(8, frame.height / 2)
    canvas.fill(frame, view.color(.backgroundColor, default: "tertiarySystemFill"), radius: radius)
    let places = places(of: segments, in: frame)
    for (index, place) in places.enumerated() {
      let rect = view.mirrored(place)
      let isSelected = index == selected
      if isSelected { drawTile(view, rect, on: &canvas) }
      if index > 0, !isSelected, index - 1 != selected { drawSeparator(view, before: rect, on: &canvas) }
      drawContent(segments[index], of: view, in: rect, isSelected: isSelected, on: &canvas)
    }
  }

  private static func label(of segment: Node) -> String {
    segment.properties.string(.title) ?? segment.properties.image(.image)?.name ?? ""
  }

  /// Segments with a width of their own have it; the others share the rest.
  private static func places(of segments: [Node], in frame: Rect) -> [Rect] {
    let own = segments.map { $0.properties.number(.width).flatMap { $0 > 0 ? $0 : nil } }
    let taken = own.reduce(0) { $0 + ($1 ?? 0) }
    let free = Double(own.filter { $0 == nil }.count)
    let share = free > 0 ? max(0, frame.width - taken) / free : 0
    var x = frame.x
    return own.map { width in
      let rect = Rect(x: x, y: frame.y, width: width ?? share, height: frame.height)
      x = rect.maxX
      return rect
    }
  }

  private static func drawTile(_ view: DrawnView, _ rect: Rect, on canvas: inout Canvas) {
    let tile = rect.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    let color =
      view.properties.color(.selectedSegmentTintColor).map { view.palette.color($0, tint: view.tint) }
      ?? view.palette.pick(.white, .bytes(99, 99, 102))
    canvas.shadow(tile, radius: 6, offset: 1.5, blur: 2, alpha: 0.12)
    canvas.fill(tile, color, radius: min(6, tile.height / 2))
  }

  private static func drawSeparator(_ view: DrawnView, before rect: Rect, on canvas: inout Canvas) {
    let x = view.isRightToLeft ? rect.maxX : rect.x
    canvas.line(
      Point(x: x, y: rect.y + rect.height * 0.25), Point(x: x, y: rect.maxY - rect.height * 0.25),
      view.system("separator"), width: 1)
  }

  private static func drawContent(
    _ segment: Node, of view: DrawnView, in rect: Rect, isSelected: Bool, on canvas: inout Canvas
  ) {
    let isEnabled = view.isEnabled && segment.properties.flag(.enabled, default: true)
    let color = isEnabled ? view.system("label") : view.system("tertiaryLabel")
    if let title = segment.properties.string(.title), !title.isEmpty {
      let font = Font.system(13, weight: isSelected ? .semibold : .medium)
      canvas.text(
        title, in: rect.inset(by: EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)), font: font, color: color)
    } else if let image = segment.properties.image(.image) {
      let place = ContentMode.place(
        Size(width: 18, height: 18), in: rect, mode: "center")
      canvas.items.append(
        .image(
          ImageViewLook.picture(image, in: place, mode: "scaleAspectFit", tint: color, view: view)))
    }
  }
}
