internal import Catalog
internal import Geometry
internal import Vocabulary

/// A switch: a capsule with a white knob, at the right where it is on.
enum SwitchLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let isOn = view.properties.flag(.on)
    canvas.sketch = .toggle(isOn: isOn)
    let frame = view.frame
    guard frame.width > 4, frame.height > 4 else { return }
    let height = min(31, frame.height)
    // A switch keeps its size in a larger frame, whose own width is 2 points more than what is seen.
    let isCapsule = view.stage.isXcode26
    let width = min(isCapsule ? 61 : 49, max(height, frame.width - 2))
    let slack = view.isRightToLeft ? max(0, frame.width - 2 - width) : 0
    let track = Rect(x: frame.x + slack, y: frame.midY - height / 2, width: width, height: height)
    var color = isOn ? view.color(.onTintColor, default: "systemGreen") : view.system("secondarySystemFill")
    var knob = view.color(.thumbTintColor) ?? .white
    if !view.isEnabled {
      color.alpha *= 0.5
      knob.alpha *= 0.8
    }
    canvas.fill(track, color, radius: height / 2)
    let knobHeight = height - 4
    let knobWidth = isCapsule ? knobHeight * 1.6 : knobHeight
    let isRight = isOn != view.isRightToLeft
    let x = isRight ? track.maxX - knobWidth - 2 : track.x + 2
    let rect = Rect(x: x, y: track.midY - knobHeight / 2, width: knobWidth, height: knobHeight)
    canvas.shadow(rect, radius: knobHeight / 2, offset: 1.5, blur: 1.5, alpha: 0.2)
    canvas.fill(rect, knob, radius: knobHeight / 2)
  }
}
