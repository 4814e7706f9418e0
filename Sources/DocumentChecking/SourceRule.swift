package import Diagnostics

/// A check of the sources against all documents of a run together.
///
/// One file a rule under `SourceRules`; `SourceRuleRegistry.all` lists them.
package protocol SourceRule: Sendable {
  /// What the rule reports.
  static var kind: DiagnosticKind { get }

  /// Reports what is wrong in the sources of `usage`.
  func check(_ usage: ClassUsage, into bag: inout DiagnosticBag)
}
