internal import AutoLayout
internal import Catalog
internal import FontMetrics
internal import Geometry
internal import Vocabulary

/// What a button shows in the state it is in: `disabled` or `selected`, and `normal` for what they don't set.
struct ButtonState {
  let view: DrawnView
  let title: String
  let font: Font
  let titleColor: Color
  private let scopes: [Name]

  init(_ view: DrawnView, isSystem: Bool) {
    self.view = view
    let properties = view.properties
    let isSelected = properties.flag(.selected)
    let scopes: [Name] =
      !view.isEnabled ? [.disabled, .normal] : isSelected ? [.selected, .normal] : [.normal]
    self.scopes = scopes
    let attributed = scopes.lazy.compactMap { properties.attributedText(.attributedTitle, in: $0) }.first
    let plain = scopes.lazy.compactMap { properties.string(.title, in: $0) }.first
    title = attributed?.plain ?? plain ?? ""
    let run = attributed?.runs.first
    let base = view.font(size: isSystem ? 15 : 18)
    font = run?.font.map { view.stage.fonts.font($0, size: base.size) } ?? base
    let own = scopes.lazy.compactMap { properties.color(.titleColor, in: $0) }.first ?? run?.color
    let isDimmed = !view.isEnabled && properties.color(.titleColor, in: .disabled) == nil
    if isDimmed, isSystem {
      titleColor = view.system("tertiaryLabel")
    } else {
      titleColor = own.map { view.palette.color($0, tint: view.tint) } ?? (isSystem ? view.tint : .white)
    }
  }

  /// An image of the state.
  func image(_ name: Name) -> ImageValue? {
    scopes.lazy.compactMap { view.properties.image(name, in: $0) }.first
  }

  var imageName: String? { (image(.image) ?? image(.backgroundImage))?.name }
}
