internal import Catalog
internal import Geometry
internal import Resolution
internal import Vocabulary

/// A visual effect view: a veil as strong as the blur's style lets light through.
enum EffectLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    canvas.sketch = .box(caption: view.node.customClass)
    let radius = LayerLook(view).cornerRadius
    if let own = view.color(.backgroundColor) { canvas.fill(view.frame, own, radius: radius) }
    guard let style = view.properties.string(.style, in: .blurEffect) else { return }
    canvas.fill(view.frame, veil(style, isDark: view.palette.isDark), radius: radius)
  }

  private static func veil(_ style: String, isDark: Bool) -> Color {
    switch style {
    case "extraLight": .gray(0.97, alpha: 0.85)
    case "light": .gray(1, alpha: 0.65)
    case "dark": .gray(0.08, alpha: 0.75)
    default: material(style, isDark: isDark)
    }
  }

  private static func material(_ style: String, isDark: Bool) -> Color {
    let name = style.lowercased()
    let alpha =
      name.contains("ultrathin") ? 0.45 : name.contains("thin") ? 0.6 : name.contains("thick") ? 0.9 : 0.78
    let isNight = name.hasSuffix("dark") || (isDark && !name.hasSuffix("light"))
    return isNight ? .gray(0.14, alpha: alpha) : .gray(0.97, alpha: alpha)
  }
}
