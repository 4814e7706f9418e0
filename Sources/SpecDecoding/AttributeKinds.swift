package import Diagnostics

/// What can be wrong with one element or attribute.
package enum AttributeKinds {
  package static let invalidNumber = DiagnosticKind(
    "invalid-number", .error, summary: "an attribute's value is not the number that it must be",
    explanation: """
      ## What it reports
      A value that is not a plain decimal number where the attribute takes one; a fraction where it takes a
      whole number; a multiplier that is 0 or divides by 0.
      ## Why
      Interface Builder writes numbers in points without units. Xcode refuses such a document or reads 0.
      ## Example
          <constraint firstAttribute="width" constant="8pt" id="a1b-2c-d3e"/>
      ## Fix
      Write the number alone: `constant="8"`.
      """)

  package static let invalidValue = DiagnosticKind(
    "invalid-value", .error, summary: "an attribute's value is none of those that it can have",
    explanation: """
      ## What it reports
      A truth value other than `YES` and `NO`, or a word that is none of the attribute's.
      ## Why
      Xcode refuses such a document, or takes the default without a word.
      ## Example
          <stackView axis="vertcal" id="a1b-2c-d3e">
      ## Fix
      Write one of the values that the message names.
      """)

  package static let invalidPriority = DiagnosticKind(
    "invalid-priority", .error, summary: "a priority is outside its range",
    explanation: """
      ## What it reports
      A constraint's priority outside 1 to 1000; a hugging or compression resistance priority outside 0 to
      1000.
      ## Why
      `NSLayoutConstraint` raises an exception for such a priority when the view is loaded.
      ## Example
          <constraint firstAttribute="width" constant="8" priority="1001" id="a1b-2c-d3e"/>
      ## Fix
      Write 1000 for a required constraint, or leave the attribute out.
      """)

  package static let missingAttribute = DiagnosticKind(
    "missing-attribute", .error, summary: "an element lacks an attribute that it needs",
    explanation: """
      ## What it reports
      An element without an attribute that gives it its meaning: an outlet without `property` or
      `destination`, an action without `selector`, a constraint without `firstAttribute`.
      ## Why
      Nothing can be made of the element: the outlet stays nil, the constraint does not exist.
      ## Example
          <outlet destination="a1b-2c-d3e" id="f4g-5h-i6j"/>
      ## Fix
      Add the attribute, or remove the element.
      """)

  package static let unknownAttribute = DiagnosticKind(
    "unknown-attribute", .warning, summary: "an attribute looks like a misspelled one of its element",
    explanation: """
      ## What it reports
      An attribute that the element does not have, whose name is within one or two letters of one that it has.
      ## Why
      Xcode ignores the attribute, so that its value has no effect.
      ## Example
          <label numberOfLine="0" id="a1b-2c-d3e"/>
      ## Fix
      Write the attribute's name as the message gives it.
      """)

  package static let unrecognisedAttribute = DiagnosticKind(
    "unrecognised-attribute", .warning, visibility: .counted,
    summary: "an attribute that viewc does not know is kept as it is",
    explanation: """
      ## What it reports
      An attribute that viewc does not know for its element and that looks like none it knows.
      ## Why
      Newer Interface Builders write attributes that viewc has not met. They are kept, but have no effect on
      layout or drawing. The summary counts them; `--verbose` lists them.
      ## Example
          <label sparkle="YES" id="a1b-2c-d3e"/>
      ## Fix
      None is needed.
      """)

  package static let unrecognisedValue = DiagnosticKind(
    "unrecognised-value", .warning, visibility: .counted,
    summary: "an attribute has a word that viewc does not know",
    explanation: """
      ## What it reports
      A word that is none of those that viewc knows for the attribute, and looks like none of them, where
      UIKit may have got more of them.
      ## Why
      A newer Interface Builder writes words that viewc has not met. The default is taken in their place. The
      summary counts them; `--verbose` lists them.
      ## Example
          <barButtonItem systemItem="teleport" id="a1b-2c-d3e"/>
      ## Fix
      None is needed where Xcode wrote it; else write one of the words that the message names.
      """)

  package static let unknownElement = DiagnosticKind(
    "unknown-element", .warning, summary: "a view's element is not known",
    explanation: """
      ## What it reports
      An element among the subviews, or with a frame, that is none of UIKit's that viewc knows.
      ## Why
      It is laid out and drawn as a plain view with its frame, its children and its constraints, but without
      the size that its content would give it.
      ## Example
          <lable text="Hello" id="a1b-2c-d3e">
      ## Fix
      Mend the name; where it is right, use a `view` with a custom class, or allow the kind.
      """)

  /// All of them, by name.
  package static let all = [
    invalidNumber, invalidPriority, invalidValue, missingAttribute, unknownAttribute, unknownElement,
    unrecognisedAttribute, unrecognisedValue,
  ]
}
