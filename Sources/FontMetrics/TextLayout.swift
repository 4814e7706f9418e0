package import Geometry

/// Text set in lines; points from the block's top left corner, not rounded to pixels.
package struct TextLayout: Hashable, Sendable {
  /// The block's intrinsic size: the longest line with the blanks after it, but no wider than the limit
  /// (measured: stored widths of wrapped labels hold the trailing blank).
  package let size: Size
  package let lines: [TextLine]

  /// No text: no line and no size (measured: empty labels are 0 by 0).
  package static let empty = TextLayout(size: .zero, lines: [])

  /// Whether text had to be left out or cut off.
  package var isTruncated: Bool { lines.last.map { $0.omitted != nil || !$0.endsParagraph } ?? false }
  /// From the top to the first line's baseline.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// From the top to the last line's baseline.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
