/// What `viewc compile` can write.
enum EmitKind: String, CaseIterable, Sendable {
  case swift, svg, png, pdf, ascii, layout, html

  /// What is written unless asked otherwise: all that needs no helper program.
  static let standard: [EmitKind] = [.swift, .svg, .ascii, .layout, .html]

  /// Whether pictures are needed.
  var needsPicture: Bool { self != .swift && self != .layout }
}
