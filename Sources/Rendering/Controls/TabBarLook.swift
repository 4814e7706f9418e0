internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Resolution
internal import Vocabulary

/// A tab bar: a symbol over a word per item, the selected one tinted.
enum TabBarLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .box(caption: nil)
    ToolbarLook.drawBackground(view, on: &canvas)
    drawItems(view.children(.tabBarItem), selected: nil, of: view, on: &canvas)
  }

  /// Draws items in the upper 49 points of a bar.
  static func drawItems(
    _ nodes: [Node], selected: Int?, of view: DrawnView, on canvas: inout Canvas
  ) {
    guard !nodes.isEmpty else { return }
    let width = view.frame.width / Double(nodes.count)
    for (index, node) in nodes.enumerated() {
      let rect = view.mirrored(
        Rect(
          x: view.frame.x + Double(index) * width, y: view.frame.y, width: width,
          height: min(49, view.frame.height)))
      let color = index == selected ? view.tint : view.system("systemGray")
      drawItem(node, in: rect, color: color, of: view, on: &canvas)
    }
  }

  private static func drawItem(
    _ node: Node, in rect: Rect, color: Color, of view: DrawnView, on canvas: inout Canvas
  ) {
    let system = node.properties.string(.systemItem)
    let title = system.map(words) ?? node.properties.string(.title) ?? ""
    let place = Rect(x: rect.midX - 12, y: rect.y + (title.isEmpty ? 12 : 5), width: 24, height: 24)
    if let system {
      canvas.symbol(symbols[system] ?? "circle.fill", in: place, color)
    } else if let image = node.properties.image(.image) {
      canvas.items.append(
        .image(ImageViewLook.picture(image, in: place, mode: "scaleAspectFit", tint: color, view: view)))
    } else {
      canvas.fill(place.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)), color, radius: 5)
    }
    let caption = Rect(x: rect.x, y: rect.y + 33, width: rect.width, height: 13)
    canvas.text(title, in: caption, font: .system(10, weight: .medium), color: color)
    if let badge = node.properties.string(.badgeValue), !badge.isEmpty {
      let width = max(18, canvas.width(badge, font: .system(13)) + 10)
      let tag = Rect(x: rect.midX + 4, y: rect.y + 2, width: width, height: 18)
      canvas.fill(tag, view.system("systemRed"), radius: 9)
      canvas.text(badge, in: tag, font: .system(13), color: .white)
    }
  }

  /// The system's items (UITabBarItem.SystemItem): `mostRecent` is written "Most Recent".
  private static func words(_ system: String) -> String {
    var words = ""
    for (index, character) in system.enumerated() {
      if index == 0 {
        words += character.uppercased()
      } else if character.isUppercase {
        words += " " + String(character)
      } else {
        words.append(character)
      }
    }
    return words
  }

  private static let symbols = [
    "more": "ellipsis", "favorites": "star.fill", "featured": "star.fill", "topRated": "star.fill",
    "recents": "clock.fill", "contacts": "person.fill", "history": "clock.fill",
    "bookmarks": "book.fill", "search": "magnifyingglass", "downloads": "square.and.arrow.down",
    "mostRecent": "clock.fill", "mostViewed": "list.bullet",
  ]
}
