package import Catalog
package import Geometry
package import Vocabulary

/// A node of a tree of views: a view, a guide, an item, a controller.
///
/// Its properties are literal values; bindings of templates stand beside the tree until instantiation
/// replaces them.
package struct Node: Sendable {
  /// The id: the document's own, or an invented, stable one (`parent/contentView`, `parent/2`).
  package var id: String
  /// Whether the document has no id for it.
  package var isIDInvented: Bool
  /// The element, as `label`; the element of the base class for custom ones.
  package var element: Name
  package var role: ElementSchema.Role
  /// The UIKit class of the element, as `UILabel`.
  package var baseClass: String
  package var customClass: String?
  package var customModule: String?
  package var parent: NodeID?
  /// All children, in document order: views, guides, items.
  package var children: [NodeID] = []
  /// How the parent holds it; see `SpecObject.slot`.
  package var slot: Name
  package var properties = PropertyBag()
  /// The stored frame in points, in the superview's coordinates.
  package var frame: Rect?
  package var autoresizing: AutoresizingMask?
  /// `translatesAutoresizingMaskIntoConstraints`: whether frame and mask place the view, not constraints.
  package var translatesMask = true
  /// `fixedFrame`: the stored frame is taken as it is.
  package var isFixedFrame = false
  /// Whether the view is in the tree at all for the traits at hand (size-class variations).
  package var isInstalled = true
  /// Where the document keeps Interface Builder's own layout of the view.
  package var saved = SavedLayout.none
  package var origin: Origin

  /// Makes a node without children.
  package init(
    id: String, isIDInvented: Bool = false, element: Name, role: ElementSchema.Role, baseClass: String,
    slot: Name, origin: Origin
  ) {
    self.id = id
    self.isIDInvented = isIDInvented
    self.element = element
    self.role = role
    self.baseClass = baseClass
    self.slot = slot
    self.origin = origin
  }

  /// The id that the document has for it; nil for an invented one, which findings don't name.
  package var documentID: String? { isIDInvented ? nil : id }

  /// The class that is made at run time.
  package var className: String { customClass ?? baseClass }
}
