package import AutoLayout
package import Diagnostics
package import Instantiation

/// Runs all rules over a layout.
///
/// Input: a `LayoutTree` and its `ViewTree`. Output: findings only.
package enum LayoutChecker {
  /// Reports what the rules find; those whose kind `isWanted` refuses cost nothing.
  ///
  /// In a document that `hasErrors`, what may follow from an error isn't said.
  package static func check(
    _ layout: LayoutTree, of views: ViewTree, hasErrors: Bool = false, into bag: inout DiagnosticBag,
    isWanted: (DiagnosticKind) -> Bool = { _ in true }
  ) {
    for rule in LayoutRuleRegistry.all where isWanted(type(of: rule).kind) {
      if hasErrors, type(of: rule).mayFollowFromErrors { continue }
      rule.check(layout, of: views, into: &bag)
    }
  }
}
