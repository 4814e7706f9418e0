package import Diagnostics

extension DiagnosticBag {
  /// Turns what the stages reported into findings: severities as the user wants them, places as lines and
  /// columns, exact duplicates dropped, in the order of files, places and kinds.
  ///
  /// `files` resolves the places of each file; a file's number is its position.
  package func finish(
    files: [any PlaceResolver], overrides: KindOverrides = KindOverrides(), showsCounted: Bool = false,
    suppressions: [Suppression] = []
  ) -> Report {
    var report = Report()
    var shown: [PlacedDiagnostic] = []
    for (order, diagnostic) in diagnostics.enumerated() {
      let range = files.range(of: diagnostic.place)
      let isSuppressed = suppressions.contains {
        $0.file == diagnostic.place.file && $0.hides(diagnostic.kind, at: range.lowerBound)
      }
      if isSuppressed { continue }
      if let severity = overrides.severity(of: diagnostic.kind, showsCounted: showsCounted) {
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

extension [any PlaceResolver] {
  /// The bytes of a place in one of the files; the start where no file has it.
  func range(of place: SpanRef) -> Range<Int> {
    let number = Int(place.file.number)
    guard indices.contains(number) else { return 0..<0 }
    return self[number].range(of: place) ?? 0..<0
  }

  /// The bytes that an edit replaces; nil where no file has them.
  func range(of edit: FixIt.Edit) -> Range<Int>? {
    let number = Int(edit.place.file.number)
    return indices.contains(number) ? self[number].range(of: edit) : nil
  }
}
