internal import AutoLayout
internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Resolution
internal import Vocabulary

/// A view that is being drawn, with what it inherits.
struct DrawnView {
  let stage: Stage
  let id: NodeID
  let node: Node
  /// In absolute points.
  let frame: Rect
  /// The lines of text as solved, in the view's own coordinates.
  let text: TextBlock?
  /// The tint of the view: its own or the one around it.
  let tint: Color
  /// Whether reading begins at the right inside the view.
  let isRightToLeft: Bool
  /// How far the content of a scroll view is moved down from under a bar, in points.
  var contentTop = 0.0

  var properties: PropertyBag { node.properties }
  var palette: Palette { stage.palette }
  var isEnabled: Bool { properties.flag(.enabled, default: true) }

  /// A colour of the system.
  func system(_ name: String) -> Color { palette.system(name) }

  /// A colour property as it looks; nil where neither the document nor the class has one.
  func color(_ name: Name, in scope: Name = .unknown) -> Color? {
    if let value = properties.color(name, in: scope) { return palette.color(value, tint: tint) }
    guard scope == .unknown, properties[name] == nil,
      let value = DefaultColors.color(name, of: node.element)
    else { return nil }
    return palette.color(value, tint: tint)
  }

  /// A colour property, or a colour of the system.
  func color(_ name: Name, in scope: Name = .unknown, default fallback: String) -> Color {
    color(name, in: scope) ?? system(fallback)
  }

  /// The font of the view; `size` in points where the document has none.
  func font(_ name: Name = .fontDescription, in scope: Name = .unknown, size: Double) -> Font {
    stage.fonts.font(properties.font(name, in: scope), size: size)
  }

  /// The node around it.
  var parent: Node? { node.parent.flatMap(stage.node) }

  /// The nodes directly inside it of one element.
  func children(_ element: Name) -> [Node] {
    node.children.compactMap(stage.node).filter { $0.element == element }
  }

  /// Where text of the view's alignment is anchored.
  func anchor(_ name: Name = .textAlignment, default fallback: String = "natural") -> PictureText.Anchor {
    DrawnView.anchor(properties.string(name) ?? fallback, isRightToLeft: isRightToLeft)
  }

  /// Where text of an alignment is anchored.
  static func anchor(_ alignment: String, isRightToLeft: Bool) -> PictureText.Anchor {
    switch alignment {
    case "center": .middle
    case "right": .end
    case "natural", "leading": isRightToLeft ? .end : .start
    case "trailing": isRightToLeft ? .start : .end
    default: .start
    }
  }

  /// A rectangle mirrored in the view where reading begins at the right.
  func mirrored(_ rect: Rect) -> Rect {
    guard isRightToLeft else { return rect }
    return Rect(x: frame.x + frame.maxX - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }
}
