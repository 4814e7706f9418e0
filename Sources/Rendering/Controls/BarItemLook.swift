internal import AutoLayout
internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Resolution
internal import Vocabulary

/// A bar button item as it is shown: its text or symbol and the room it takes.
struct BarItemLook {
  /// What an item is made of.
  enum Face {
    case text(String, isBold: Bool)
    case symbol(String)
    case image(ImageValue)
    /// Room of a fixed width in points.
    case space(Double)
    /// Room that shares what is left.
    case flexible
    /// A view of its own, which is drawn as a view.
    case custom(Double)
  }

  let face: Face
  let isEnabled: Bool
  let tint: ColorValue?

  init(_ node: Node, stage: Stage) {
    let properties = node.properties
    isEnabled = properties.flag(.enabled, default: true)
    tint = properties.color(.tintColor)
    if let custom = stage.subviews(of: node).first {
      face = .custom(stage.entry(custom)?.frame.width ?? stage.node(custom)?.frame?.width ?? 30)
    } else if let system = properties.string(.systemItem) {
      face = BarItemLook.face(system, width: properties.number(.width))
    } else if let image = properties.image(.image) {
      face = .image(image)
    } else {
      let isBold = properties.string(.style) == "done"
      face = .text(properties.string(.title) ?? "", isBold: isBold)
    }
  }

  /// What the item says, for drawings of characters.
  var words: String {
    switch face {
    case .text(let text, _): text
    case .symbol(let name): BarItemLook.marks[name] ?? "▢"
    case .image(let image): "▢ " + image.name
    case .space, .flexible, .custom: ""
    }
  }

  /// The width in points; nil for what shares the rest.
  func width(on canvas: Canvas) -> Double? {
    switch face {
    case .text(let text, let isBold): canvas.width(text, font: BarItemLook.font(isBold))
    case .symbol: 24
    case .image: 24
    case .space(let width), .custom(let width): width
    case .flexible: nil
    }
  }

  /// Draws the item in a rectangle of a bar.
  func draw(in rect: Rect, tint inherited: Color, view: DrawnView, on canvas: inout Canvas) {
    var color = tint.map { view.palette.color($0, tint: inherited) } ?? inherited
    if !isEnabled { color = view.system("tertiaryLabel") }
    switch face {
    case .text(let text, let isBold):
      canvas.text(text, in: rect, font: BarItemLook.font(isBold), color: color)
    case .symbol(let name):
      canvas.symbol(name, in: ContentMode.place(Size(width: 21, height: 21), in: rect, mode: "center"), color)
    case .image(let image):
      let place = ContentMode.place(Size(width: 24, height: 24), in: rect, mode: "center")
      canvas.items.append(
        .image(ImageViewLook.picture(image, in: place, mode: "scaleAspectFit", tint: color, view: view)))
    case .space, .flexible, .custom: break
    }
  }

  static func font(_ isBold: Bool) -> Font { .system(17, weight: isBold ? .semibold : .regular) }

  private static let marks = [
    "plus": "+", "xmark": "✕", "magnifyingglass": "⌕", "ellipsis": "…", "chevron.left": "‹", "play": "▷",
    "trash": "🗑",
  ]

  /// The system's items: words or symbols (UIBarButtonItem.SystemItem).
  private static func face(_ system: String, width: Double?) -> Face {
    switch system {
    case "flexibleSpace": .flexible
    case "fixedSpace": .space(width ?? 0)
    case "done": .text("Done", isBold: true)
    case "save": .text("Save", isBold: true)
    case "edit", "cancel", "undo", "redo":
      .text(system.prefix(1).uppercased() + system.dropFirst(), isBold: false)
    default: .symbol(symbols[system] ?? "circle")
    }
  }

  private static let symbols = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
    "action": "square.and.arrow.up", "organize": "folder", "trash": "trash", "bookmarks": "book",
    "search": "magnifyingglass", "refresh": "arrow.clockwise", "stop": "xmark", "close": "xmark",
    "camera": "camera", "play": "play.fill", "pause": "pause.fill", "rewind": "backward.fill",
    "fastForward": "forward.fill", "pageCurl": "doc", "writingTools": "pencil",
  ]
}
