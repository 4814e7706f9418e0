package import Diagnostics

/// What can go wrong while components, nibs and data are put in.
package enum ExpansionKinds {
  package static let recursiveComponent = DiagnosticKind(
    "recursive-component", .error, summary: "a component contains itself",
    explanation: """
      ## What it reports
      The use of a component inside its own definition, directly or by way of others.
      ## Why
      It would never end.
      ## Example
          <component name="Row"><view><Row/></view></component>
      ## Fix
      Take the use out; what repeats is data in a collection or table view.
      """)

  package static let recursiveNib = DiagnosticKind(
    "recursive-nib", .error, summary: "a xib contains the view that loads it",
    explanation: """
      ## What it reports
      A view in a xib whose class owns that xib, directly or by way of other xibs.
      ## Why
      Loading the nib makes the view, whose initialiser loads the nib, until the stack is full.
      ## Example
      A view of class `Face` inside `Face.xib`, whose File's Owner is `Face`.
      ## Fix
      Give the view another class, or move it out of the xib.
      """)

  package static let expansionTooLarge = DiagnosticKind(
    "expansion-too-large", .error, summary: "components or data make too many views",
    explanation: """
      ## What it reports
      A scene of over 100,000 views after components, nibs and items are put in.
      ## Why
      Nothing of use could be drawn of it; components that use others twice each grow without bound.
      ## Example
      Twenty components, each of which uses the next one twice.
      ## Fix
      Use fewer views or items.
      """)

  /// All of them, by name.
  package static let all = [
    expansionTooLarge, recursiveComponent, recursiveNib,
  ]
}
