internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Vocabulary

/// A date picker: wheels, a month, or grey tiles with date and time.
///
/// The date is always the same one, as a picture must not depend on the day it is made.
enum DatePickerLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let mode = view.properties.string(.datePickerMode) ?? "dateAndTime"
    let style = view.properties.string(.style) ?? view.properties.string(.preferredDatePickerStyle)
    if style == "inline", view.frame.height > 200, mode != "time", mode != "countDownTimer" {
      canvas.sketch = .box(caption: nil)
      MonthLook.draw(view, on: &canvas)
    } else if view.frame.height < 100 {
      drawTiles(mode, of: view, on: &canvas)
    } else {
      canvas.sketch = .box(caption: nil)
      PickerLook.drawWheels(columns(mode), of: view, on: &canvas)
    }
  }

  private static func columns(_ mode: String) -> [[String]] {
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    let halves = ["", "", "AM", "PM", ""]
    switch mode {
    case "time": return [hours, minutes, halves]
    case "date":
      return [
        ["November", "December", "January", "February", "March"], ["7", "8", "9", "10", "11"],
        ["2005", "2006", "2007", "2008", "2009"],
      ]
    case "countDownTimer": return [["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]]
    default:
      return [["Sun Jan 7", "Mon Jan 8", "Tue Jan 9", "Wed Jan 10", "Thu Jan 11"], hours, minutes, halves]
    }
  }

  private static func drawTiles(_ mode: String, of view: DrawnView, on canvas: inout Canvas) {
    let texts = mode == "date" ? ["Jan 9, 2007"] : mode == "time" ? ["9:41 AM"] : ["Jan 9, 2007", "9:41 AM"]
    canvas.sketch = .button(texts.joined(separator: " | "))
    let font = Font.system(17)
    let height = min(34, view.frame.height)
    var x = view.frame.x
    for text in texts {
      let width = min(canvas.width(text, font: font) + 22, max(0, view.frame.maxX - x))
      let rect = view.mirrored(Rect(x: x, y: view.frame.midY - height / 2, width: width, height: height))
      canvas.fill(rect, view.system("tertiarySystemFill"), radius: 6)
      canvas.text(text, in: rect, font: font, color: view.system("label"))
      x += width + 6
    }
  }
}
