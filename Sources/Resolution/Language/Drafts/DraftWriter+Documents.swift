internal import Catalog
internal import Diagnostics
internal import Geometry
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

extension DraftWriter {
  /// What stands around a body in the lowered document.
  enum Frame {
    case scene(SceneDeclaration, controller: String)
    case cell(CellDeclaration)
    case component
  }

  /// Writes a whole document around the root of the draft.
  mutating func writeDocument(_ frame: Frame, root: Int, header: SpecHeader, module: String?) {
    let type =
      if case .scene = frame { "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" } else {
        "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
      }
    open(
      "document",
      [
        ("type", type), ("version", "3.0"), ("toolsVersion", "22154"), ("targetRuntime", "iOS.CocoaTouch"),
        ("propertyAccessControl", "none"), ("useAutolayout", "YES"), ("useTraitCollections", "YES"),
        ("useSafeAreas", "YES"), ("colorMatched", "YES"),
      ], fallback)
    open(
      "device",
      [
        ("id", header.device.id), ("orientation", header.orientation.rawValue),
        ("appearance", header.appearance.rawValue),
      ], fallback)
    close()
    switch frame {
    case .scene(let scene, let controller): writeScene(scene, controller, root, header, module)
    case .cell(let cell): writeCell(cell, root, module)
    case .component: writeObjects { $0.write(root, attributes: [("userLabel", "component")]) }
    }
    close()
  }

  private mutating func writeScene(
    _ scene: SceneDeclaration, _ controller: String, _ root: Int, _ header: SpecHeader, _ module: String?
  ) {
    open("scenes", [], fallback)
    open("scene", [("sceneID", controller + "/scene")], fallback)
    open("objects", [], fallback)
    open("viewController", controllerAttributes(scene, controller, module), scene.name.place)
    let screen = header.traits.screen ?? header.device.size
    write(
      root, attributes: [("key", "view")],
      parts: [
        ValueLowering.rect([0, 0, screen.width, screen.height], draft.elements[root].origin.place),
        Draft.Part(
          name: "autoresizingMask",
          attributes: [("key", "autoresizingMask"), ("widthSizable", "YES"), ("heightSizable", "YES")],
          place: draft.elements[root].origin.place),
      ])
    if let title = scene.title {
      open(
        "navigationItem",
        [("key", "navigationItem"), ("title", title.value), ("id", controller + "/navigationItem")],
        title.place)
      close()
    }
    writeMetrics(scene)
    write(ownerConnections)
    close()
    close()
    close()
    close()
  }

  private func controllerAttributes(
    _ scene: SceneDeclaration, _ controller: String, _ module: String?
  ) -> [Attribute] {
    var result = [
      Attribute(
        name: "storyboardIdentifier", value: scene.name.value,
        row: Provenance.Row(value: scene.name.place, name: scene.name.place, isVerbatim: true)),
      Attribute(name: "id", value: controller),
    ]
    if let owner = scene.owner {
      let row = Provenance.Row(value: owner.place, name: owner.place, isVerbatim: true)
      result.append(Attribute(name: "customClass", value: owner.value, row: row))
      if let module {
        result.append(Attribute(name: "customModule", value: module))
        result.append(Attribute(name: "customModuleProvider", value: "target"))
      }
    }
    result.append(Attribute(name: "sceneMemberID", value: "viewController"))
    return result
  }

  /// The bars of a scene are Interface Builder's simulated ones.
  private mutating func writeMetrics(_ scene: SceneDeclaration) {
    var metrics: [(String, String)] = []
    if scene.hasNavigationBar { metrics.append(("simulatedNavigationBarMetrics", "simulatedTopBarMetrics")) }
    if scene.hasTabBar {
      metrics.append(("simulatedTabBarMetrics", "simulatedBottomBarMetrics"))
    } else if scene.hasToolbar {
      metrics.append(("simulatedToolbarMetrics", "simulatedBottomBarMetrics"))
    }
    if scene.hidesStatusBar { metrics.append(("nil", "simulatedStatusBarMetrics")) }
    for (name, key) in metrics {
      open(name, [("key", key)], scene.name.place)
      close()
    }
  }

  private mutating func writeCell(_ cell: CellDeclaration, _ root: Int, _ module: String?) {
    writeObjects { writer in
      var attributes: [(String, String)] = []
      if writer.draft.elements[root].additions.allSatisfy({ $0.name != "customClass" }) {
        attributes.append(("customClass", cell.name.value))
        if let module { attributes += [("customModule", module), ("customModuleProvider", "target")] }
      }
      if writer.draft.elements[root].kind != .view,
        writer.draft.elements[root].attribute("reuseIdentifier") == nil
      {
        attributes.append(("reuseIdentifier", cell.name.value))
      }
      writer.write(root, attributes: attributes + [("userLabel", cell.name.value)])
    }
  }

  private mutating func writeObjects(_ body: (inout DraftWriter) -> Void) {
    open("objects", [], fallback)
    open("placeholder", [("placeholderIdentifier", "IBFilesOwner"), ("id", "-1")], fallback)
    close()
    body(&self)
    close()
  }
}
