internal import Catalog
internal import Geometry
internal import Resolution
internal import Vocabulary

/// How far the content of a scroll view is moved: states set `scrollOffset`, or `page` of a paging view.
enum ScrollPosition {
  /// The content's offset in points; nothing for views that don't scroll.
  static func offset(of view: DrawnView) -> Point {
    let properties = view.node.properties
    if case .point(let offset)? = properties[.scrollOffset] { return offset }
    guard let page = properties.number(.page), page.isFinite else { return .zero }
    // Pages are as wide or as high as the view, along the axis that its layout scrolls.
    let isHorizontal =
      view.node.element != .collectionView
      || properties.string(.scrollDirection, in: .collectionViewLayout) == "horizontal"
    return isHorizontal
      ? Point(x: page * view.frame.width, y: 0) : Point(x: 0, y: page * view.frame.height)
  }
}
