internal import Diagnostics
internal import Reporting
internal import ViewCompiler
internal import XMLParsing

/// A document mended by the fixes of its findings, as often as that finds anything to mend.
struct DocumentFix: Sendable {
  /// Far more passes than fixes that depend on each other need.
  private static let passLimit = 10

  /// The file before and after; equal where nothing was mended.
  let old: [UInt8]
  private(set) var new: [UInt8]
  private(set) var fixCount = 0
  /// Why the file is left alone though there is something to mend; nil where it isn't.
  private(set) var refusal: String?
  /// What is left to say.
  let summary: DocumentSummary

  /// Mends `input`, of findings of `kinds` only where some are given.
  init(_ input: CompilerInput, _ compiler: ViewCompiler, kinds: Set<String>?, files: any FileProvider) {
    let read = input.bytes.map { .success($0) } ?? files.read(input.path, limit: ViewCompiler.sizeLimit)
    old = (try? read.get()) ?? []
    new = old
    var document = compiler.compile(input)
    let isUTF8 = XMLParser.text(of: SourceFile(id: FileID(0), path: input.path, bytes: old)).bytes == old
    for _ in 0..<DocumentFix.passLimit {
      let findings = document.report.findings.filter { kinds?.contains($0.kind.name) ?? true }
      let applied = EditApplication(findings, to: new, of: input.path)
      guard applied.fixCount > 0 else { break }
      guard isUTF8 else {
        refusal = "is not UTF-8; it is left alone"
        break
      }
      new = applied.bytes
      fixCount += applied.fixCount
      document = compiler.compile(CompilerInput(path: input.path, bytes: new))
    }
    summary = DocumentSummary(document)
  }
}
