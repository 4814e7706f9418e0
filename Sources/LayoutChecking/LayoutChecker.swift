package import AutoLayout
package import Diagnostics
package import Instantiation

/// Runs all rules over a layout.
///
/// Input: a `LayoutTree` and its `ViewTree`. Output: findings only.
package enum LayoutChecker {
  /// Reports what the rules find; those whose kind `isWanted` refuses cost nothing.
  package static func check(
    _ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag,
    isWanted: (DiagnosticKind) -> Bool = { _ in true }
  ) {
    for rule in LayoutRuleRegistry.all where isWanted(type(of: rule).kind) {
      rule.check(layout, of: views, into: &bag)
    }
  }
}
