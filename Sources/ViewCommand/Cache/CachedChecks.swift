internal import Diagnostics
internal import ResultCache
internal import ViewCompiler
internal import XMLParsing

/// Checks documents, or knows from an earlier run what was found in them.
///
/// Nothing is trusted but content: a kept result stands for the document's path and bytes, this build of
/// viewc and of libxml2, and all options but those in `CacheOptions`; and everything else that was read for
/// it must read the same now.
struct CachedChecks: Sendable {
  private let folder: CacheFolder
  private let run: CacheKey.Run
  private let files: DiskFiles
  private let options: CompilerOptions

  /// Keeps results in `folder`, for a program that is the build `build`.
  init(
    _ folder: CacheFolder, build: [UInt8], arguments: ParsedArguments, files: DiskFiles,
    options: CompilerOptions
  ) {
    self.folder = folder
    self.files = files
    self.options = options
    run = CacheKey.Run(
      build: build, parser: XMLParser.libraryVersion, options: CacheOptions.relevant(arguments.options))
  }

  /// What is found in an input; `number` is its place among the inputs.
  func summary(of input: CompilerInput, number: Int) -> DocumentSummary {
    var times = StageTimes(clock: options.clock)
    let read = times.measure(.read) {
      input.bytes.map { .success($0) } ?? files.read(input.path, limit: ViewCompiler.sizeLimit)
    }
    guard case .success(let bytes) = read else {
      return DocumentSummary(ViewCompiler(files: files, options: options).compile(input))
    }
    let key = times.measure(.cache) { CacheKey(run, path: input.path, bytes: bytes) }
    if let entry = times.measure(.cache, { entry(for: key) }) {
      return DocumentSummary(entry, times: times)
    }
    let recorder = RecordingFiles(files)
    let document = ViewCompiler(files: recorder, options: options)
      .compile(CompilerInput(path: input.path, bytes: bytes))
    times.measure(.cache) {
      let entry = CacheEntry(
        accesses: recorder.accesses, isPassedOver: document.isPassedOver, report: document.report)
      folder.keep(entry.bytes(for: key), for: key, number: number)
    }
    times.add(document.times)
    return DocumentSummary(document, times: times)
  }

  /// What is kept under a key, if it still holds.
  private func entry(for key: CacheKey) -> CacheEntry? {
    guard let bytes = folder.bytes(for: key),
      let entry = CacheEntry(bytes, for: key, kind: DiagnosticCatalog.named),
      entry.accesses.allSatisfy({ $0.isCurrent(in: files) })
    else { return nil }
    return entry
  }
}
