internal import Catalog
internal import Instantiation
internal import Resolution
internal import Vocabulary

extension Island {
  /// Where a view's first or last line of text stands; the bottom edge of views without text.
  func baseline(of index: Int, isFirst: Bool) -> Linear {
    let view = views[index]
    if view.element == .stackView, let arranged = baselineMember(of: index, isFirst: isFirst) {
      return baseline(of: arranged, isFirst: isFirst)
    }
    guard let text = view.intrinsic.baseline else { return view.box.y.end }
    if text.isCentred {
      let span = view.box.y.inset(text.top, text.bottom)
      return span.middle + ((isFirst ? text.first : text.last) - text.blockHeight / 2)
    }
    // The first baseline hangs from the top, the last one stands on the bottom, however high the view is
    // (measured in rows of squeezed labels).
    return isFirst
      ? view.box.y.start + (text.top + text.first)
      : view.box.y.end - (text.bottom + text.blockHeight - text.last)
  }

  /// The arranged view whose baseline is the stack view's: at the end asked for, or the first in a row.
  private func baselineMember(of index: Int, isFirst: Bool) -> Int? {
    let isVertical = context.tree.nodes[views[index].node].properties.string(.axis) == "vertical"
    return isVertical && !isFirst ? views[index].arranged.last : views[index].arranged.first
  }
}
