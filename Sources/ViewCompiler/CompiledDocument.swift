package import Diagnostics
package import Reporting
package import Resolution
package import SpecDecoding
package import SwiftGeneration
package import XMLParsing

/// What became of one document.
package struct CompiledDocument: Sendable {
  package let input: CompilerInput
  /// Why the file could not be read at all; there is nothing else then.
  package var failure: FileError?
  package var tree: XMLTree?
  package var spec: Spec?
  package var template: Template?
  package var snapshots: [CompiledSnapshot] = []
  /// The Swift of the document; nil where it declares none or none was asked for.
  package var generated: GeneratedFile?
  /// The paths of all files that were read for it, the document's own first.
  package var readPaths: [String] = []
  package var report = Report()
  package var times: StageTimes

  /// Whether the document was read and, though nothing is wrong with it, left alone.
  package var isPassedOver = false
}
