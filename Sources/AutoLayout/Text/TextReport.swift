internal import FontMetrics
internal import Geometry

extension LayoutEngine {
  /// Sets the text of an island's views in their frames.
  mutating func setText(of island: Island) {
    for view in island.views {
      guard let content = view.intrinsic.text else { continue }
      let frame = result.entries[view.node].frame
      let padding = content.padding
      let width = frame.width - padding.left - padding.right
      let layout = context.text.layOut(content, width: max(0, width))
      let top = padding.top + max(0, (frame.height - padding.top - padding.bottom - layout.size.height) / 2)
      let lines = layout.lines.map { line in
        TextBlock.Line(
          text: line.string(of: content.text),
          rect: Rect(
            x: padding.left + line.indent, y: top + line.top, width: line.width, height: line.height),
          baseline: top + line.baseline)
      }
      result.entries[view.node].text = TextBlock(lines: lines, isTruncated: layout.isTruncated)
    }
  }
}
