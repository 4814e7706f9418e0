internal import SourceInterfaces

/// What the sources of a run declare.
struct SourceCode: Sendable {
  let index: SourceIndex
  /// The modules that documents say are those of their own target.
  let targetModules: Set<String>
}
