internal import Vocabulary

extension ElementSchema {
  /// Plays an animation of the Lottie library.
  static let lottieView = ElementSchema(.lottieView, .view, class: "LOTAnimationView", base: .view)
}
