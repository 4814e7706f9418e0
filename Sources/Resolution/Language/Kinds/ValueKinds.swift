package import Diagnostics

/// What can be wrong with values, expressions and shorthands.
package enum ValueKinds {
  package static let typeMismatch = DiagnosticKind(
    "type-mismatch", .error, summary: "a value is not of the type that is due",
    explanation: """
      ## What it reports
      A parameter, binding, value of a state or value of data whose type is not that of the parameter,
      property or field: text for a number, a list for a model, `nil` for what is not optional.
      ## Why
      In Swift it would not compile; in JSON decoding would fail.
      ## Example
          { "number": "1" }
      ## Fix
      Give a value of the type that the message names, or change the declaration.
      """)

  package static let missingFormat = DiagnosticKind(
    "missing-format", .error, summary: "a number is shown as text without a format",
    explanation: """
      ## What it reports
      A binding or expression that puts an `Int` or `Double` alone where text is due.
      ## Why
      Text views take text; how the number is written (decimals, padding) must be said.
      ## Example
          <bind outlet="count" property="text" to="number"/>
      ## Fix
      Add a format: `format="%d"`, or `{number|%d}`.
      """)

  package static let invalidFormat = DiagnosticKind(
    "invalid-format", .error, summary: "a format does not fit its value",
    explanation: """
      ## What it reports
      A format without or with more than one place for a value, with a place that printf does not know, or for
      another type: `%d` is for `Int`, `%.1f` for `Double`, `%@` for `String`.
      ## Why
      `String(format:)` would print nonsense, or crash.
      ## Example
          <bind outlet="price" property="text" to="price" format="%d"/>
      ## Fix
      Write a format for the type that the message names.
      """)

  package static let invalidExpression = DiagnosticKind(
    "invalid-expression", .error, summary: "an expression is not well-formed",
    explanation: """
      ## What it reports
      An opening brace without a closing one, an empty path, a path with blanks or signs, an expression where
      the value must be known before there is data.
      ## Why
      It has no value.
      ## Example
          <label text="{title"/>
      ## Fix
      Write `{path}` or `{path|format}`; a brace that is meant as text is written twice: `{{`.
      """)

  package static let invalidShorthand = DiagnosticKind(
    "invalid-shorthand", .error, summary: "a shorthand is not well-formed",
    explanation: """
      ## What it reports
      A part of `pin`, `inset`, `size`, `width`, `height`, `aspect`, `below`, `above`, `after`, `before`,
      `align`, `first`, `second`, `visual`, `font`, `frame`, `margins`, `hugging`, `compression` or an inset
      that has none of its forms.
      ## Why
      The constraint or value that was meant is not made.
      ## Example
          <label pin="top:8 left8"/>
      ## Fix
      Write the part as the message says.
      """)

  package static let unknownProperty = DiagnosticKind(
    "unknown-property", .error, summary: "a property is none of the view",
    explanation: """
      ## What it reports
      A `property` of a binding or `<set>`, or an attribute with an expression, that the view has not or that
      cannot be set to a value.
      ## Why
      Setting it would not compile, or have no effect.
      ## Example
          <set target="back" property="layer.radius" value="10"/>
      ## Fix
      Mend the name; properties are named as Interface Builder does: `hidden`, `textColor`,
      `layer.cornerRadius`.
      """)

  package static let unknownColor = DiagnosticKind(
    "unknown-color", .error, summary: "a colour is none that is known",
    explanation: """
      ## What it reports
      A colour that is neither `#RRGGBB[AA]` nor a name of the system or of an imported asset catalogue.
      ## Why
      It would be drawn in no colour, and not compile.
      ## Example
          <label textColor="systemBleu"/>
      ## Fix
      Mend the name, or import the assets that have it.
      """)

  /// All of them, by name.
  package static let all = [
    invalidExpression, invalidFormat, invalidShorthand, missingFormat, typeMismatch, unknownColor,
    unknownProperty,
  ]
}
