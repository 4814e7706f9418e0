internal import Vocabulary

extension ElementSchema {
  /// Two-dimensional scenes.
  static let skView = ElementSchema(
    .skView, .view, class: "SKView", base: .view,
    booleans: [
      .allowsTransparency, .asynchronous, .ignoresSiblingOrder, .paused, .showsDrawCount, .showsFields,
      .showsFPS, .showsNodeCount, .showsPhysics, .showsQuadCount,
    ],
    integers: [.preferredFramesPerSecond],
    strings: [.sceneName])
}
