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
    // The frame is 2 points wider than the capsule (see the layout of switches).
    let track = Rect(
      x: frame.x, y: frame.midY - height / 2, width: max(height, frame.width - 2), height: height)
    var color = isOn ? view.color(.onTintColor, default: "systemGreen") : view.system("secondarySystemFill")
    var knob = view.color(.thumbTintColor) ?? .white
    if !view.isEnabled {
      color.alpha *= 0.5
      knob.alpha *= 0.8
    }
    canvas.fill(track, color, radius: height / 2)
    let knobHeight = height - 4
    // Since iOS 26 switches are 61 wide and their knobs are capsules.
    let knobWidth = track.width > 55 ? knobHeight * 1.6 : knobHeight
    let isRight = isOn != view.isRightToLeft
    let x = isRight ? track.maxX - knobWidth - 2 : track.x + 2
    let rect = Rect(x: x, y: track.midY - knobHeight / 2, width: knobWidth, height: knobHeight)
    canvas.shadow(rect, radius: knobHeight / 2, offset: 1.5, blur: 1.5, alpha: 0.2)
    canvas.fill(rect, knob, radius: knobHeight / 2)
  }
}
