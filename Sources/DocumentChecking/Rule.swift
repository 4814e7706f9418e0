package import Diagnostics

/// A check of one document that only reports.
///
/// One file a rule under `Rules`, named for its type; `RuleRegistry.all` lists them.
package protocol Rule: Sendable {
  /// What the rule reports.
  static var kind: DiagnosticKind { get }

  /// Reports what is wrong in `document`.
  func check(_ document: CheckedDocument, into bag: inout DiagnosticBag)
}
