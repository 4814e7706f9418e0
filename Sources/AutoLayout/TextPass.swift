internal import Geometry

extension Island {
  /// Lowers the preferred width of text that wraps to the width that was solved, and measures it again;
  /// whether any size changed.
  ///
  /// Interface Builder does the same: without a limit first, then in the width found. The limit is only ever
  /// lowered, so that passes come to an end.
  mutating func updateText() -> Bool {
    var changed = false
    for index in views.indices {
      guard var content = views[index].intrinsic.text, content.wraps else { continue }
      let outsets = views[index].outsets
      let width =
        views[index].frame.width - outsets.left - outsets.right - content.padding.left - content.padding.right
      let limit = max(0, width)
      if let preferred = content.preferredWidth, preferred <= limit + 1e-6 { continue }
      content.preferredWidth = limit
      let (size, baseline) = context.text.measure(content)
      let old = views[index].intrinsic
      views[index].intrinsic.text = content
      guard abs((old.width ?? 0) - size.width) > 1e-6 || abs((old.height ?? 0) - size.height) > 1e-6 else {
        continue
      }
      if old.width != nil, !old.isWidthFixed { views[index].intrinsic.width = size.width }
      if old.height != nil { views[index].intrinsic.height = size.height }
      views[index].intrinsic.baseline = baseline
      if context.exaggeratesContent { views[index].intrinsic.exaggerate() }
      changed = true
    }
    return changed
  }
}
