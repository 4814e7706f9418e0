package import Catalog
package import FontMetrics
package import Geometry
package import Reporting

/// What a user asked for, for all documents of a run.
///
/// What is nil is as the document has it.
package struct CompilerOptions: Sendable {
  package var device: Device?
  package var orientation: Traits.Orientation?
  package var appearance: Traits.Appearance?
  package var contentSize: Traits.ContentSize?
  package var language: String?
  package var direction: Traits.Direction?
  /// The size of root views in points.
  package var size: Size?
  /// Lists of traits to lay out for, over those above.
  package var sweep = TraitSweep()
  /// The module of classes that name none.
  package var module: String?
  package var overrides = KindOverrides()
  /// Whether counted kinds are findings (`--verbose`).
  package var showsCounted = false
  package var goal = CompilerGoal.laidOut
  /// Whether the rules over documents are run.
  package var isChecking = true
  /// Whether Swift is generated.
  package var isGenerating = false
  package var clock: StageTimes.Clock?
  /// Measures text in fonts without a table; nil where nothing can.
  package var measurer: (any TextMeasurer)?

  /// Asks for nothing in particular.
  package init() {}

  /// The traits to lay a document out for, given its own, with the words that tell them apart.
  package func traits(over own: Traits) -> [TraitSweep.Labelled] {
    sweep.combinations(over: base(over: own)).map { label, traits in
      var traits = traits
      let isOther = traits.device != own.device || traits.orientation != own.orientation
      traits.isForeign = own.isForeign || isOther
      return (label, traits)
    }
  }

  private func base(over own: Traits) -> Traits {
    var traits = own
    if let device { traits.device = device }
    if let orientation { traits.orientation = orientation }
    if let appearance { traits.appearance = appearance }
    if let contentSize { traits.contentSize = contentSize }
    if let language { traits.language = language }
    if let direction { traits.direction = direction }
    if let size { traits.size = size }
    return traits
  }
}
