/// The language that a source file is written in.
package enum SourceLanguage: String, Sendable, CaseIterable {
  case swift
  case objectiveC = "objc"

  /// The language of a file by its name's extension, in lower case; nil where it is neither.
  package init?(fileExtension: String) {
    switch fileExtension {
    case "swift": self = .swift
    case "h", "m", "mm": self = .objectiveC
    default: return nil
    }
  }
}
