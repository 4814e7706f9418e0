package import AutoLayout
package import Diagnostics
package import Instantiation

/// Runs all rules over a layout.
///
/// Input: a `LayoutTree` and its `ViewTree`. Output: findings only.
package enum LayoutChecker {
  /// Reports what the rules find.
  package static func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag) {
    for rule in LayoutRuleRegistry.all { rule.check(layout, of: views, into: &bag) }
  }
}
