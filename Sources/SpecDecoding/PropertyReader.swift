package import Catalog
package import Geometry

package struct PropertyReader {
  package init(_ spec: Spec) {}
  package func properties(of element: Int) -> PropertyBag { PropertyBag() }
  package func overrides(of element: Int) -> PropertyBag { PropertyBag() }
  package func frame(of element: Int) -> Rect? { nil }
  package func autoresizingMask(of element: Int) -> AutoresizingMask? { nil }
}
