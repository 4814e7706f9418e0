package import Catalog
package import Geometry
internal import Vocabulary
internal import XMLParsing

/// Reads the properties of objects from the tree, typed by the catalogue.
///
/// Values that aren't of their type are left out in silence: the decoder reports them.
package struct PropertyReader: Sendable {
  let tree: XMLTree
  let colors: ResourceColors

  /// Reads from the tree of `spec`.
  package init(_ spec: Spec) {
    tree = spec.tree
    colors = ResourceColors(spec.resources)
  }

  /// The properties of an object, without what makes up its structure (ids, classes, frames).
  package func properties(of element: Int) -> PropertyBag {
    var pass = PropertyPass(reader: self, object: tree.elements[element].name)
    pass.readAttributes(of: element)
    pass.readChildren(of: element)
    return pass.bag
  }

  /// The properties that a `variation` sets for the object around it.
  package func overrides(of variation: Int) -> PropertyBag {
    let parent = Int(tree.elements[variation].parent)
    guard parent >= 0 else { return PropertyBag() }
    var pass = PropertyPass(reader: self, object: tree.elements[parent].name)
    pass.readAttributes(of: variation)
    pass.readChildren(of: variation)
    if let frame = frame(of: variation) { pass.bag[.frame] = .rect(frame) }
    return pass.bag
  }

  /// The stored frame in points; nil where there is none or it isn't complete.
  package func frame(of element: Int) -> Rect? {
    for child in tree.children(of: element) {
      switch (tree.elements[child].name, tree.elements[child].key) {
      case (.rect, .frame): return rect(child)
      case (.frame, .frameInset):
        guard let width = number(.width, in: child), let height = number(.height, in: child) else {
          return nil
        }
        return Rect(
          x: number(.minX, in: child) ?? 0, y: number(.minY, in: child) ?? 0, width: width, height: height)
      default: continue
      }
    }
    return nil
  }

  /// The autoresizing mask; nil where the document stores none.
  package func autoresizingMask(of element: Int) -> AutoresizingMask? {
    guard let child = tree.child(of: element, .autoresizingMask) else { return nil }
    var mask: AutoresizingMask = []
    for row in tree.attributeRows(of: child) where ValueSyntax.boolean(tree.bytes(row: row)) == true {
      switch tree.attributes[row].name {
      case .flexibleMinX: mask.insert(.flexibleMinX)
      case .widthSizable: mask.insert(.widthSizable)
      case .flexibleMaxX: mask.insert(.flexibleMaxX)
      case .flexibleMinY: mask.insert(.flexibleMinY)
      case .heightSizable: mask.insert(.heightSizable)
      case .flexibleMaxY: mask.insert(.flexibleMaxY)
      default: continue
      }
    }
    return mask
  }
}
