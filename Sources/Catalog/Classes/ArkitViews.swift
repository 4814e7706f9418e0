internal import Vocabulary

extension ElementSchema {
  /// Augmented reality with SceneKit.
  static let arscnView = ElementSchema(
    .arscnView, .view, class: "ARSCNView", base: .sceneKitView,
    booleans: [.automaticallyUpdatesLighting])

  /// Augmented reality with SpriteKit.
  static let arskView = ElementSchema(.arskView, .view, class: "ARSKView", base: .skView)

  /// Augmented reality with RealityKit.
  static let realityView = ElementSchema(.realityView, .view, class: "ARView", base: .view)
}
