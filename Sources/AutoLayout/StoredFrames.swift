internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// The frames that a document stores, as far as layout knows them; nothing else reads them.
///
/// What Interface Builder stored for views that constraints or stack views place is the answer to what layout
/// asks: nothing depends on it. Frames that nothing else decides count: those of
/// - roots of scenes and of documents, which are the canvas;
/// - cells, headers and footers, which their container places, and views that hang in no view, as bars;
/// - views that their autoresizing masks place, and those with `fixedFrame`, unless they are arranged;
/// - content views of cells, which an accessory narrows.
struct StoredFrames {
  private let tree: ViewTree
  private let map: TreeMap

  /// Makes the frames of `tree`, mapped by `map`.
  init(_ tree: ViewTree, _ map: TreeMap) {
    self.tree = tree
    self.map = map
  }

  /// The frame of the view at `node`, in points, in the superview's coordinates; nil where the document has
  /// none, or has a result for it.
  subscript(node: Int) -> Rect? {
    let view = tree.nodes[node]
    guard let frame = view.frame?.bounded else { return nil }
    guard map.island[node] >= 0, map.roots[map.island[node]] != node else { return frame }
    let superview = map.superview[node]
    if view.slot == .contentView, tree.nodes[superview].element == .visualEffectView {
      // As large as the effect view, whatever the document says.
      return self[superview].map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
    }
    if view.slot == .subviews, tree.nodes[superview].element == .stackView { return nil }
    return view.translatesMask || view.isFixedFrame ? frame : nil
  }
}
