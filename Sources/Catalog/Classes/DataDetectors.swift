internal import Vocabulary

extension ElementSchema {
  /// What a text turns into links.
  static let dataDetectorType = ElementSchema(
    .dataDetectorType, .value,
    booleans: [
      .address, .all, .calendarEvent, .flightNumber, .link, .lookupSuggestion, .money, .phoneNumber,
      .physicalValue, .shipmentTrackingNumber,
    ])

  /// What a text turns into links.
  static let dataDetectorTypes = ElementSchema(
    .dataDetectorTypes, .value,
    booleans: [
      .address, .all, .calendarEvent, .flightNumber, .link, .lookupSuggestion, .money, .phoneNumber,
      .physicalValue, .shipmentTrackingNumber,
    ])
}
