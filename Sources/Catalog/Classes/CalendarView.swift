internal import Vocabulary

extension ElementSchema {
  /// A month of days.
  static let calendarView = ElementSchema(
    .calendarView, .view, class: "UICalendarView", base: .view,
    booleans: [.wantsDateDecorations],
    strings: [.fontDesign])
}
