internal import Vocabulary

extension ElementSchema {
  /// What every gesture recogniser has.
  static let gestureRecognizer = ElementSchema(
    .gestureRecognizer, .gesture, class: "UIGestureRecognizer",
    booleans: [
      .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .enabled, .requiresExclusiveTouchType,
    ],
    strings: [.name])

  /// A pointer over a view.
  static let hoverGestureRecognizer = ElementSchema(
    .hoverGestureRecognizer, .gesture, class: "UIHoverGestureRecognizer", base: .gestureRecognizer)

  /// A drag.
  static let panGestureRecognizer = ElementSchema(
    .panGestureRecognizer, .gesture, class: "UIPanGestureRecognizer", base: .gestureRecognizer,
    integers: [.maximumNumberOfTouches, .minimumNumberOfTouches],
    strings: [.allowedScrollTypes, .allowedScrollTypesMask])

  /// Two fingers that come nearer or part.
  static let pinchGestureRecognizer = ElementSchema(
    .pinchGestureRecognizer, .gesture, class: "UIPinchGestureRecognizer", base: .gestureRecognizer,
    numbers: [.scale])

  /// A long press (Interface Builder spells it so).
  static let pongPressGestureRecognizer = ElementSchema(
    .pongPressGestureRecognizer, .gesture, class: "UILongPressGestureRecognizer", base: .gestureRecognizer,
    numbers: [.allowableMovement, .minimumPressDuration],
    integers: [.numberOfTapsRequired, .numberOfTouchesRequired])

  /// A long press.
  static let longPressGestureRecognizer = ElementSchema(
    .longPressGestureRecognizer, .gesture, class: "UILongPressGestureRecognizer",
    base: .pongPressGestureRecognizer)

  /// Two fingers that turn.
  static let rotationGestureRecognizer = ElementSchema(
    .rotationGestureRecognizer, .gesture, class: "UIRotationGestureRecognizer", base: .gestureRecognizer,
    numbers: [.rotation, .rotationInDegrees])

  /// A drag from the screen's edge.
  static let screenEdgePanGestureRecognizer = ElementSchema(
    .screenEdgePanGestureRecognizer, .gesture, class: "UIScreenEdgePanGestureRecognizer",
    base: .panGestureRecognizer)

  /// A swipe.
  static let swipeGestureRecognizer = ElementSchema(
    .swipeGestureRecognizer, .gesture, class: "UISwipeGestureRecognizer", base: .gestureRecognizer,
    integers: [.numberOfTouchesRequired],
    strings: [.direction])

  /// A tap, or several.
  static let tapGestureRecognizer = ElementSchema(
    .tapGestureRecognizer, .gesture, class: "UITapGestureRecognizer", base: .gestureRecognizer,
    integers: [.numberOfTapsRequired, .numberOfTouchesRequired])

  /// A gesture of the document's own class.
  static let customGestureRecognizer = ElementSchema(
    .customGestureRecognizer, .gesture, class: "UIGestureRecognizer", base: .gestureRecognizer)
}
