internal import Vocabulary

extension ElementSchema {
  /// The connections of an object.
  static let connections = ElementSchema(.connections, .group)

  /// An outlet.
  static let outlet = ElementSchema(
    .outlet, .value,
    required: [.property, .destination],
    references: [.destination],
    strings: [.property])

  /// A member of an outlet collection.
  static let outletCollection = ElementSchema(
    .outletCollection, .value,
    required: [.property, .destination],
    booleans: [.appends],
    references: [.destination],
    strings: [.collectionClass, .property])

  /// An action: who sends what to whom.
  static let action = ElementSchema(
    .action, .value,
    required: [.selector],
    references: [.destination, .target],
    strings: [.selector],
    enumerations: [
      (
        .eventType,
        [
          "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
          "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
          "primaryActionTriggered", "menuActionTriggered", "editingDidBegin", "editingChanged",
          "editingDidEnd", "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
        ]
      )
    ])

  /// A connection of accessibility.
  static let accessibilityConnection = ElementSchema(
    .accessibilityConnection, .value,
    references: [.destination],
    strings: [.property])
}
