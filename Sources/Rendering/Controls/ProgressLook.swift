internal import Catalog
internal import Geometry
internal import Vocabulary

/// A progress view: a thin bar, tinted up to the progress.
enum ProgressLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let share = Share.of(view.properties.number(.progress) ?? 0, from: 0, to: 1)
    canvas.sketch = .progress(share)
    let frame = view.frame
    let height = min(frame.height, max(4, frame.height))
    let radius = view.properties.string(.progressViewStyle) == "bar" ? 0 : height / 2
    canvas.fill(frame, view.color(.trackTintColor, default: "systemFill"), radius: radius)
    let width = frame.width * share
    guard width > 0 else { return }
    let done = view.mirrored(Rect(x: frame.x, y: frame.y, width: width, height: frame.height))
    canvas.fill(done, view.color(.progressTintColor) ?? view.tint, radius: min(radius, width / 2))
  }
}
