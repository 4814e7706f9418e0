package import AutoLayout
package import Diagnostics
package import Instantiation

/// A check of one tree's layout that only reports.
///
/// One file a rule under `Rules`, named for its type; `LayoutRuleRegistry.all` lists them.
package protocol LayoutRule: Sendable {
  /// What the rule reports.
  static var kind: DiagnosticKind { get }
  /// Whether its findings may follow from an error: a constraint that could not be read leaves things open.
  static var mayFollowFromErrors: Bool { get }

  /// Whether it compares with what the document stores of its own canvas, so that other layouts neither have
  /// its findings nor are free of them.
  static var isOfOwnCanvas: Bool { get }

  /// Reports what is wrong with `layout`, the frames of `views`.
  func check(_ layout: LayoutTree, of views: ViewTree, into bag: inout DiagnosticBag)
}

extension LayoutRule {
  package static var mayFollowFromErrors: Bool { false }
  package static var isOfOwnCanvas: Bool { false }
}
