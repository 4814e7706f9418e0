internal import Diagnostics

/// A diagnostic whose place is known as bytes.
struct PlacedDiagnostic {
  let diagnostic: Diagnostic
  let severity: Severity
  let range: Range<Int>
  /// The position in the bag: the last resort of sorting.
  let order: Int

  /// By file, offset, kind; then by what else differs, so that no two runs disagree.
  static func < (a: PlacedDiagnostic, b: PlacedDiagnostic) -> Bool {
    if a.diagnostic.place.file != b.diagnostic.place.file {
      return a.diagnostic.place.file < b.diagnostic.place.file
    }
    if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
    if a.diagnostic.kind != b.diagnostic.kind { return a.diagnostic.kind.name < b.diagnostic.kind.name }
    if a.range.upperBound != b.range.upperBound { return a.range.upperBound < b.range.upperBound }
    if a.diagnostic.message != b.diagnostic.message { return a.diagnostic.message < b.diagnostic.message }
    return a.order < b.order
  }
}
