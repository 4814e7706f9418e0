package import Diagnostics
package import SpecDecoding

/// Runs the rules over a document.
///
/// Input: a `Spec`. Output: findings in the bag. Findings that decoding made are not made again: what was
/// wrong is nil in the `Spec`, and rules are silent about it.
package enum Checker {
  /// Reports everything that the rules find in `spec`.
  package static func check(_ spec: Spec, into bag: inout DiagnosticBag) {
    let document = CheckedDocument(spec)
    for rule in RuleRegistry.all { rule.check(document, into: &bag) }
  }
}
