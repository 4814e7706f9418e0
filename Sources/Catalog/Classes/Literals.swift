internal import Vocabulary

extension ElementSchema {
  /// Text that is no attribute, for its line ends or its encoding.
  static let string = ElementSchema(
    .string, .value,
    booleans: [.base64UTF8],
    strings: [.type])

  /// Text that is no attribute.
  static let mutableString = ElementSchema(
    .mutableString, .value,
    booleans: [.base64UTF8],
    strings: [.type])

  /// An explicit nothing.
  static let `nil` = ElementSchema(
    .nil, .value,
    strings: [.name])

  /// A whole number.
  static let integer = ElementSchema(
    .integer, .value,
    integers: [.value])

  /// A number.
  static let real = ElementSchema(
    .real, .value,
    numbers: [.value])

  /// A truth value.
  static let bool = ElementSchema(
    .bool, .value,
    booleans: [.value])

  /// A truth value.
  static let boolean = ElementSchema(
    .boolean, .value,
    booleans: [.value])

  /// A point in time, in seconds since 2001.
  static let date = ElementSchema(
    .date, .value,
    numbers: [.timeIntervalSinceReferenceDate])

  /// Bytes.
  static let data = ElementSchema(
    .data, .value,
    booleans: [.base64UTF8])

  /// Bytes.
  static let mutableData = ElementSchema(
    .mutableData, .value,
    booleans: [.base64UTF8])

  /// A range.
  static let range = ElementSchema(
    .range, .value,
    integers: [.length, .location])

  /// A list.
  static let array = ElementSchema(.array, .value)

  /// A list.
  static let mutableArray = ElementSchema(.mutableArray, .value)

  /// Values by name.
  static let dictionary = ElementSchema(.dictionary, .value)

  /// A locale.
  static let locale = ElementSchema(
    .locale, .value,
    strings: [.localeIdentifier])

  /// A time zone.
  static let timeZone = ElementSchema(
    .timeZone, .value,
    strings: [.name])

  /// A calendar.
  static let calendar = ElementSchema(
    .calendar, .value,
    strings: [.identifier])

  /// An address.
  static let url = ElementSchema(
    .url, .value,
    strings: [.string])
}
