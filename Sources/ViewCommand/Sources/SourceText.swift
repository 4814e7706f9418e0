internal import SourceInterfaces

/// A source file that was read, with what is known of it before it is parsed.
struct SourceText: Sendable {
  let path: String
  let language: SourceLanguage
  /// The bytes to parse: of Swift without bodies.
  let bytes: [UInt8]
  /// The names of types that it declares or extends; of Objective-C none, since it is always read.
  let typeNames: [String]
  let actionNames: [String]

  /// Scans the content of the file at `path`.
  init(path: String, language: SourceLanguage, content: [UInt8]) {
    self.path = path
    self.language = language
    switch language {
    case .swift:
      let skeleton = SwiftSkeleton(content)
      bytes = skeleton.bytes
      typeNames = skeleton.typeNames
      actionNames = skeleton.actionNames
    case .objectiveC:
      bytes = content
      typeNames = []
      actionNames = []
    }
  }
}
