internal import SourceInterfaces

/// What the sources of a run declare.
struct SourceCode: Sendable {
  let index: SourceIndex
  /// What the documents name.
  let names: DocumentNames
}
