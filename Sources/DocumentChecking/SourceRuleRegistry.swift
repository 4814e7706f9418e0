package import Diagnostics
package import SourceInterfaces

/// The rules over sources and all documents together.
package enum SourceRuleRegistry {
  /// Every rule, by the name of its kind.
  package static let all: [any SourceRule] = [
    OutletNotConnected(),
    UnusedAction(),
    UnusedOutlet(),
  ]

  /// Every rule's kind, in the order of the rules.
  package static let kinds: [DiagnosticKind] = all.map { type(of: $0).kind }

  /// Reports everything that the rules find, for what documents do with the classes of `index`.
  package static func check(
    _ index: SourceIndex, connected: [String: Set<String>], selectors: Set<String>,
    into bag: inout DiagnosticBag
  ) {
    let usage = ClassUsage(index, connected: connected, selectors: selectors)
    for rule in all { rule.check(usage, into: &bag) }
  }
}
