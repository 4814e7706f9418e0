internal import Catalog
internal import Geometry
internal import Vocabulary

/// An image view: its image, placed by the content mode.
enum ImageViewLook {
  static func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let isHighlighted = view.properties.flag(.highlighted)
    let highlighted = isHighlighted ? view.properties.image(.highlightedImage) : nil
    guard let image = highlighted ?? view.properties.image(.image) else { return }
    let mode = view.properties.string(.contentMode) ?? "scaleToFill"
    canvas.items.append(
      .image(
        picture(
          image, in: view.frame, mode: mode, tint: image.isSymbol ? view.tint : nil, view: view,
          pointSize: pointSize(of: view))))
    canvas.sketch = .image(image.name)
  }

  /// An image as it is placed in a rectangle.
  static func picture(
    _ image: ImageValue, in rect: Rect, mode: String, tint: Color?, view: DrawnView, pointSize: Double = 17
  ) -> PictureImage {
    let size = view.stage.size(of: image, pointSize: pointSize)
    let place = ContentMode.place(size ?? rect.size, in: rect, mode: mode)
    return PictureImage(
      name: image.name, rect: place, naturalSize: size, contentMode: mode, tint: tint,
      isSymbol: image.isSymbol)
  }

  private static func pointSize(of view: DrawnView) -> Double {
    view.properties.number(.pointSize, in: .preferredSymbolConfiguration) ?? 17
  }
}
