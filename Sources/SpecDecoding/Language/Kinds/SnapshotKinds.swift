package import Diagnostics

/// What can be wrong with snapshots.
package enum SnapshotKinds {
  package static let unknownDevice = DiagnosticKind(
    "unknown-device", .error, summary: "a device is none that Interface Builder has",
    explanation: """
      ## What it reports
      A `device` that is not the id of a device of Interface Builder's canvas.
      ## Why
      Its size, its scale and its safe areas are not known.
      ## Example
          <snapshot scene="Home" device="iphone14"/>
      ## Fix
      Write an id as Interface Builder does: `retina4_7`, `retina6_1`, `ipad9_7`.
      """)

  package static let unknownLanguage = DiagnosticKind(
    "unknown-language", .error, summary: "a snapshot asks for a language without translations",
    explanation: """
      ## What it reports
      A snapshot's language that is neither the language of the spec nor one for which strings are imported.
      ## Why
      The picture would be the same as without it.
      ## Example
          <snapshot scene="Home" language="fr"/>
      ## Fix
      Import the strings of that language: `<import strings="fr.lproj/Home.strings"/>`.
      """)

  package static let indexOutOfRange = DiagnosticKind(
    "index-out-of-range", .error, summary: "a step of a state names an item that does not exist",
    explanation: """
      ## What it reports
      An `index`, `section` or `row` of a step beyond the items that the data has at that point.
      ## Why
      The same tap could not happen in the app.
      ## Example
          <state name="last"><select data="tabs" index="7"/></state>
      ## Fix
      Count from 0, and look at what the steps before it add and remove.
      """)

  /// All of them, by name.
  package static let all = [indexOutOfRange, unknownDevice, unknownLanguage]
}
