internal import Diagnostics
internal import DocumentChecking
package import Reporting
internal import SourceInterfaces

extension ViewCompiler {
  /// What is wrong in the sources, seen from all documents of a run: `connected` has, for each class that
  /// they name, the outlets that its objects connect, and `selectors` every message that they send.
  package func checkSources(connected: [String: Set<String>], selectors: Set<String>) -> Report {
    guard let index = options.sources else { return Report() }
    var bag = DiagnosticBag()
    SourceRuleRegistry.check(index, connected: connected, selectors: selectors, into: &bag)
    return bag.finish(
      files: [], overrides: options.overrides, showsCounted: options.showsCounted, others: sourceFile)
  }
}
