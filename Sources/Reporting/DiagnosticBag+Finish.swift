package import Diagnostics

extension DiagnosticBag {
  /// Turns what the stages reported into findings: severities as the user wants them, places as lines and
  /// columns, exact duplicates dropped, in the order of files, places and kinds.
  ///
  /// `files` resolves the places of each document; a document's number is its position. `others` resolves
  /// those of further files.
  package func finish(
    files: [any PlaceResolver], overrides: KindOverrides = KindOverrides(), showsCounted: Bool = false,
    suppressions: [Suppression] = [], others: @escaping (FileID) -> (any PlaceResolver)? = { _ in nil }
  ) -> Report {
    var files = FilePlaces(files, others: others)
    var report = Report()
    var shown: [PlacedDiagnostic] = []
    for (order, diagnostic) in diagnostics.enumerated() {
      let range = files.range(of: diagnostic.place)
      let isSuppressed = suppressions.contains {
        $0.file == diagnostic.place.file && $0.hides(diagnostic.kind, at: range.lowerBound)
      }
      if isSuppressed { continue }
      if let severity = overrides.severity(of: diagnostic, showsCounted: showsCounted) {
        shown.append(
          PlacedDiagnostic(diagnostic: diagnostic, severity: severity, range: range, order: order))
      } else if overrides.isCounted(diagnostic.kind) {
        report.hide(diagnostic.kind.name)
      }
    }
    shown.sort(by: <)
    var maker = FindingMaker(files: files)
    for placed in shown { report.add(maker.finding(for: placed)) }
    return report
  }
}
