internal import Catalog
internal import Geometry
internal import Vocabulary

/// A slider: a thin track, tinted up to the knob.
enum SliderLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let least = view.properties.number(.minValue) ?? 0
    let most = view.properties.number(.maxValue) ?? 1
    let share = Share.of(view.properties.number(.value) ?? 0.5, from: least, to: most)
    canvas.sketch = .slider(view.isRightToLeft ? 1 - share : share)
    var lane = view.frame.inset(by: EdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    for (name, isLeading) in [(Name.minimumValueImage, true), (Name.maximumValueImage, false)] {
      guard let image = view.properties.image(name) else { continue }
      let side = min(22, lane.height)
      let x = isLeading ? lane.x : lane.maxX - side
      let rect = view.mirrored(Rect(x: x, y: lane.midY - side / 2, width: side, height: side))
      canvas.items.append(
        .image(
          ImageViewLook.picture(image, in: rect, mode: "scaleAspectFit", tint: view.tint, view: view)))
      lane = Rect(
        x: isLeading ? lane.x + side + 8 : lane.x, y: lane.y, width: max(0, lane.width - side - 8),
        height: lane.height)
    }
    drawTrack(view, in: view.mirrored(lane), share: share, on: &canvas)
  }

  private static func drawTrack(
    _ view: DrawnView, in lane: Rect, share: Double, on canvas: inout Canvas
  ) {
    let knob = min(27, lane.height, lane.width)
    guard knob > 2 else { return }
    let travel = max(0, lane.width - knob)
    let center = lane.x + knob / 2 + travel * (view.isRightToLeft ? 1 - share : share)
    let track = Rect(x: lane.x, y: lane.midY - 2, width: lane.width, height: 4)
    canvas.fill(track, view.color(.maximumTrackTintColor, default: "systemFill"), radius: 2)
    let filled =
      view.isRightToLeft
      ? Rect(x: center, y: track.y, width: lane.maxX - center, height: 4)
      : Rect(x: lane.x, y: track.y, width: center - lane.x, height: 4)
    canvas.fill(filled, view.color(.minimumTrackTintColor) ?? view.tint, radius: 2)
    let rect = Rect(x: center - knob / 2, y: lane.midY - knob / 2, width: knob, height: knob)
    canvas.shadow(rect, radius: knob / 2, offset: 2, blur: 2, alpha: 0.2)
    canvas.fill(rect, view.color(.thumbTintColor) ?? .white, radius: knob / 2)
    canvas.border(rect, .gray(0, alpha: 0.06), width: 0.5, radius: knob / 2)
  }
}
