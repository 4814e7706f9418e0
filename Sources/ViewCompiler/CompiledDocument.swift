package import Diagnostics
package import Reporting
package import Resolution
package import SpecDecoding
package import SwiftGeneration
package import XMLParsing

/// What became of one document.
package struct CompiledDocument: Sendable {
  package let input: CompilerInput
  /// The name of its outputs: the file's, or what a spec calls itself.
  package var name: String
  /// Why the file could not be read at all; there is nothing else then.
  package var failure: FileError?
  package var tree: XMLTree?
  /// A document of Interface Builder, decoded.
  package var spec: Spec?
  /// A spec with all that it imports, declared.
  package var sources: SpecSources?
  /// A document of Interface Builder, resolved.
  package var template: Template?
  /// A spec with all that it imports, resolved.
  package var templates: Templates?
  package var snapshots: [CompiledSnapshot] = []
  /// What was generated; nil where it was not asked for, and where the document names no class.
  package var swift: GeneratedFile?
  /// The files with translations of a document of Interface Builder, numbered on from it.
  var translations: [SourceFile] = []
  /// The paths of all files that were read for it, the document's own first.
  package var readPaths: [String] = []
  package var report = Report()
  package var times: StageTimes

  /// Whether the document was read and, though nothing is wrong with it, left alone.
  package var isPassedOver = false

  /// Starts with nothing made of `input`.
  init(input: CompilerInput, times: StageTimes) {
    self.input = input
    self.times = times
    name = input.name
  }
}
