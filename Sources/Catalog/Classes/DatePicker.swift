internal import Vocabulary

extension ElementSchema {
  /// Picks a date, a time or a duration.
  static let datePicker = ElementSchema(
    .datePicker, .view, class: "UIDatePicker", base: .control,
    booleans: [.roundsToMinuteInterval, .useCurrentDate],
    numbers: [.countDownDuration],
    integers: [.minuteInterval],
    strings: [.locale],
    defaultEvent: "valueChanged",
    enumerations: [
      (.datePickerMode, ["time", "date", "dateAndTime", "countDownTimer", "yearAndMonth"]),
      (.style, ["automatic", "wheels", "compact", "inline"]),
    ])
}
