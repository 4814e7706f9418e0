internal import Vocabulary

extension ElementSchema {
  /// Three-dimensional scenes.
  static let sceneKitView = ElementSchema(
    .sceneKitView, .view, class: "SCNView", base: .view,
    booleans: [
      .allowsCameraControl, .autoenablesDefaultLighting, .jitteringEnabled, .loops, .playing,
      .rendersContinuously, .showsStatistics, .temporalAntialiasingEnabled,
    ],
    integers: [.preferredFramesPerSecond],
    strings: [.antialiasingMode, .sceneName])
}
