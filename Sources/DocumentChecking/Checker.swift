package import Diagnostics
package import SpecDecoding

/// Runs the rules over a document.
///
/// Input: a `Spec`. Output: findings in the bag. Findings that decoding made are not made again: what was
/// wrong is nil in the `Spec`, and rules are silent about it.
package enum Checker {
  /// Reports everything that the rules find in `spec`; `code` is what is known of the sources, where they
  /// were given.
  ///
  /// Rules whose kind `isWanted` refuses cost nothing.
  package static func check(
    _ spec: Spec, with code: CodeContext? = nil, into bag: inout DiagnosticBag,
    isWanted: (DiagnosticKind) -> Bool = { _ in true }
  ) {
    let document = CheckedDocument(spec, code: code)
    for rule in RuleRegistry.all where isWanted(type(of: rule).kind) { rule.check(document, into: &bag) }
  }
}
