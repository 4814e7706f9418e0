internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Resolution
internal import Vocabulary

/// Marks views that one would not see: custom classes, containers and image views without anything to show.
enum MarkerLook {
  /// Adds a broken outline with the class's name to a group that draws nothing.
  static func mark(_ view: DrawnView, _ group: inout PictureGroup) {
    guard group.items.isEmpty, isMarked(view), view.frame.width >= 8, view.frame.height >= 8 else { return }
    var outline = PictureRect(borderOf: view.frame, color: view.system("systemGray3"), width: 1)
    outline.isDashed = true
    group.items.append(.rect(outline))
    let name = view.node.className
    let font = Font.system(min(11, view.frame.height * 0.6))
    if view.frame.height >= 14, view.frame.width >= 30 {
      var canvas = Canvas(view.stage)
      let room = view.frame.inset(by: EdgeInsets(top: 0, left: 3, bottom: 0, right: 3))
      canvas.text(name, in: room, font: font, color: view.system("tertiaryLabel"))
      group.items += canvas.items
    }
    group.sketch = .box(caption: name)
  }

  private static func isMarked(_ view: DrawnView) -> Bool {
    if view.node.customClass != nil { return true }
    switch view.node.element {
    case .containerView, .imageView: return true
    default: return false
    }
  }
}
