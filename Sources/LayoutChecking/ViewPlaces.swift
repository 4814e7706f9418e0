internal import AutoLayout
internal import Catalog
internal import Geometry
internal import Instantiation
internal import Resolution
internal import Vocabulary

/// Where views are on their canvas, and which of them can be seen and touched.
///
/// Scroll views are taken as they come up: not scrolled.
struct ViewPlaces {
  /// What is known of a view.
  struct Place {
    /// The nearest ancestor that is a view; -1 for none.
    var superview = -1
    /// The topmost view of the tree of views.
    var root = -1
    /// The nearest scroll view around it; -1 for none.
    var scrollView = -1
    /// In points, in the topmost view's coordinates.
    var frame = Rect.zero
    /// Whether it has a frame and neither it nor what is around it is hidden or transparent.
    var isVisible = false
    /// Whether touches reach it: it is visible and nothing around it refuses them.
    var takesTouches = false
    /// Whether it is in a bar, which places what it holds.
    var isInBar = false
  }

  /// By node.
  private(set) var places: [Place]

  /// Places the views of `tree` by their frames.
  init(_ layout: LayoutTree, of tree: ViewTree) {
    places = [Place](repeating: Place(), count: tree.nodes.count)
    for index in tree.nodes.indices { place(index, tree, layout) }
  }

  subscript(index: Int) -> Place { places[index] }

  private mutating func place(_ index: Int, _ tree: ViewTree, _ layout: LayoutTree) {
    let node = tree.nodes[index]
    let parent = node.parent?.index ?? -1
    var place = Place()
    if parent >= 0 {
      place = places[parent]
      if tree.nodes[parent].role == .view { place.superview = parent }
      place.isInBar = place.isInBar || tree.nodes[parent].element.isBar
    }
    guard node.role == .view else {
      places[index] = place
      return
    }
    let frame = layout.entries[index].frame
    if place.superview >= 0 {
      if tree.nodes[place.superview].element.scrolls { place.scrollView = place.superview }
      let origin = places[place.superview].frame
      place.frame = frame.offset(dx: origin.x, dy: origin.y)
    } else {
      place.root = index
      place.frame = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
      place.isVisible = true
      place.takesTouches = true
    }
    let isShown =
      layout.entries[index].isLaidOut && !node.properties.flag(.hidden)
      && (node.properties.number(.alpha) ?? 1) > 0.01
    place.isVisible = place.isVisible && isShown
    place.takesTouches =
      place.takesTouches && isShown && node.properties.flag(.userInteractionEnabled, default: true)
    places[index] = place
  }
}

extension Name {
  /// Whether the element is a bar, or an item of one.
  fileprivate var isBar: Bool {
    switch self {
    case .navigationBar, .toolbar, .tabBar, .navigationItem, .barButtonItem, .searchBar: true
    default: false
    }
  }

  /// Whether the element is a control (a subclass of UIControl).
  var isControl: Bool {
    self == .control || Catalog.standard.schema(of: self)?.base == .control
  }
}
