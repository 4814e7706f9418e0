internal import Vocabulary

extension ElementSchema {
  /// Draws with OpenGL ES, frame by frame.
  static let glkViewController = ElementSchema(
    .glkViewController, .controller, class: "GLKViewController", base: .viewController,
    booleans: [.pauseOnWillResignActive, .resumeOnDidBecomeActive],
    integers: [.preferredFramesPerSecond])
}
