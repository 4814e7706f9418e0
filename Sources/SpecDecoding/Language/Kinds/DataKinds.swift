package import Diagnostics

/// What can be wrong with files of data and translations.
package enum DataKinds {
  package static let invalidJSON = DiagnosticKind(
    "invalid-json", .error, summary: "a file of data is not JSON",
    explanation: """
      ## What it reports
      Text that JSON (RFC 8259) does not allow: a trailing comma, a comment, single quotes, a number like
      `01`, a file
      that ends too early.
      ## Why
      `JSONDecoder` refuses the whole file, so that the app has no data at all.
      ## Example
          { "pages": [1, 2,] }
      ## Fix
      Mend the place that is named.
      """)

  package static let duplicateKey = DiagnosticKind(
    "duplicate-key", .error, summary: "a key is written twice in one object or file of strings",
    explanation: """
      ## What it reports
      A second value for a key of the same JSON object, or of the same `.strings` file.
      ## Why
      Which of the two counts depends on who reads the file.
      ## Example
          { "title": "A", "title": "B" }
      ## Fix
      Remove one of them.
      """)

  package static let invalidStrings = DiagnosticKind(
    "invalid-strings", .error, summary: "a file of strings is not well-formed",
    explanation: """
      ## What it reports
      Text in a `.strings` file that is no `"key" = "value";`: a missing semicolon, an unclosed quote or
      comment.
      ## Why
      The app shows none of the file's translations.
      ## Example
          "title.text" = "Hello"
      ## Fix
      Mend the place that is named.
      """)

  package static let missingKey = DiagnosticKind(
    "missing-key", .error, summary: "data lacks a key that its model needs",
    explanation: """
      ## What it reports
      An object without a key for a field that is neither optional nor has a `default`; a `path` that leads
      nowhere.
      ## Why
      Decoding fails at this object, and with it the whole list.
      ## Example
          { "number": 1, "theme": "red" }
      ## Fix
      Add the key, mend its spelling, or make the field optional.
      """)

  package static let unknownEnumerationValue = DiagnosticKind(
    "unknown-enumeration-value", .error, summary: "data has a value that the enumeration does not list",
    explanation: """
      ## What it reports
      A value for a field of an enumeration without `fallback` that is none of its cases' values.
      ## Why
      Decoding fails at this value.
      ## Example
          { "theme": "violet" }
      ## Fix
      Mend the value, add a `<case>`, or name a `fallback`.
      """)

  /// All of them, by name.
  package static let all = [
    duplicateKey, invalidJSON, invalidStrings, missingKey, unknownEnumerationValue,
  ]
}
