internal import Vocabulary

extension ElementSchema {
  /// A view that Metal draws.
  static let mtkView = ElementSchema(
    .mtkView, .view, class: "MTKView", base: .view,
    booleans: [
      .autoResizeDrawable, .enableSetNeedsDisplay, .framebufferOnly, .paused, .presentsWithTransaction,
    ],
    numbers: [.clearDepth, .clearStencil],
    integers: [.preferredFramesPerSecond, .sampleCount],
    strings: [.colorPixelFormat, .depthStencilPixelFormat])
}
