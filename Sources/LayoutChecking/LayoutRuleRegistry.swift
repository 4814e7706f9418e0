package import Diagnostics

/// The rules over what was solved.
package enum LayoutRuleRegistry {
  /// Every rule, by the name of its kind.
  package static let all: [any LayoutRule] = [
    AmbiguousLayout(),
    CellHeightMismatch(),
    ClippedText(),
    ConflictingConstraints(),
    MisplacedView(),
    OverlappingControls(),
    SmallTapTarget(),
    StaleLayoutFlag(),
    UntiedScrollContent(),
    ViewOutsideParent(),
  ]

  /// The kinds of which only the layout on the document's own canvas says anything.
  package static let kindsOfOwnCanvas = Set(
    all.filter { type(of: $0).isOfOwnCanvas }.map { type(of: $0).kind })

  /// Every rule's kind, in the order of the rules.
  package static let kinds: [DiagnosticKind] = all.map { type(of: $0).kind }
}
