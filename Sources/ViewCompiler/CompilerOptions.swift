internal import Diagnostics
internal import DocumentChecking
package import FontMetrics
package import Reporting
package import SourceInterfaces

/// What a user asked for, for all documents of a run.
package struct CompilerOptions: Sendable {
  package var sweep = TraitSweep()
  /// The module of classes that name none.
  package var module: String?
  /// What the app's sources declare; nil where none were given.
  package var sources: SourceIndex?
  /// The modules whose sources were given.
  package var ownModules: Set<String> = []
  package var overrides = KindOverrides()
  /// Whether counted kinds are findings (`--verbose`).
  package var showsCounted = false
  package var goal = CompilerGoal.laidOut
  /// Whether the rules over documents are run.
  package var isChecking = true
  package var generatesSwift = false
  package var clock: StageTimes.Clock?
  /// Measures text in fonts without a table; nil where nothing can.
  package var measurer: (any TextMeasurer)?

  /// Asks for nothing in particular.
  package init() {}

  /// What the rules over documents and code know of the code; nil where no sources were given.
  var code: CodeContext? {
    sources.map { CodeContext($0, module: module, ownModules: ownModules.union(module.map { [$0] } ?? [])) }
  }

  /// Whether findings of a kind are shown or counted, so that they must be looked for.
  func isWanted(_ kind: DiagnosticKind) -> Bool {
    overrides.severity(of: kind, showsCounted: true) != nil
  }
}
