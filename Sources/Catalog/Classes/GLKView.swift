internal import Vocabulary

extension ElementSchema {
  /// A view that OpenGL ES draws.
  static let glkView = ElementSchema(
    .glkView, .view, class: "GLKView", base: .view,
    booleans: [.enableSetNeedsDisplay],
    strings: [.drawableColorFormat, .drawableDepthFormat, .drawableMultisample, .drawableStencilFormat])
}
