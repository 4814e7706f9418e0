package import AutoLayout
package import Instantiation

/// A document's views for one set of traits, with what was made of them.
package struct CompiledSnapshot: Sendable {
  package let views: ViewTree
  package var layout: LayoutTree?
}
