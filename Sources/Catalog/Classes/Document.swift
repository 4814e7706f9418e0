internal import Vocabulary

extension ElementSchema {
  /// A whole xib or storyboard.
  static let document = ElementSchema(
    .document, .value,
    booleans: [
      .colorMatched, .generatesPrototypingConstraints, .launchScreen, .promptedForUpgradeToXcode5,
      .useAutolayout, .useSafeAreas, .useTraitCollections,
    ],
    references: [.initialViewController],
    strings: [
      .customObjectInstantitationMethod, .propertyAccessControl, .systemVersion, .targetRuntime,
      .toolsVersion, .type, .variant, .version,
    ])

  /// The device of the canvas.
  static let device = ElementSchema(
    .device, .value,
    strings: [.appearance, .layout],
    enumerations: [(.orientation, ["portrait", "landscape"])])

  /// How an application fills an iPad.
  static let adaptation = ElementSchema(.adaptation, .value)

  /// What a document needs.
  static let dependencies = ElementSchema(.dependencies, .group)

  /// The oldest system that a document is for.
  static let deployment = ElementSchema(
    .deployment, .value,
    strings: [.identifier, .version])

  /// The Xcode that a document is for.
  static let development = ElementSchema(
    .development, .value,
    strings: [.defaultVersion, .identifier, .version])

  /// The part of Interface Builder that wrote a document.
  static let plugIn = ElementSchema(
    .plugIn, .value,
    strings: [.identifier, .version])

  /// A feature that a document uses.
  static let capability = ElementSchema(
    .capability, .value,
    strings: [.minToolsVersion, .name])

  /// The objects at the top of a xib or a scene.
  static let objects = ElementSchema(.objects, .group)

  /// The scenes of a storyboard.
  static let scenes = ElementSchema(.scenes, .group)

  /// A scene of a storyboard.
  static let scene = ElementSchema(
    .scene, .group,
    strings: [.sceneID])

  /// Images and colours that a document uses.
  static let resources = ElementSchema(.resources, .group)

  /// Segues that decide between inferred metrics.
  static let inferredMetricsTieBreakers = ElementSchema(.inferredMetricsTieBreakers, .group)

  /// Sizes of views that draw themselves in the editor.
  static let designables = ElementSchema(.designables, .group)

  /// The size of a view that draws itself in the editor.
  static let designable = ElementSchema(
    .designable, .value,
    strings: [.name])
}
