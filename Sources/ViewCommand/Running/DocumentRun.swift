internal import Diagnostics
internal import Reporting
internal import SourceInterfaces
internal import ViewCompiler

/// Compiles the documents that a command line names, reports what is found, and knows how the run ends.
struct DocumentRun {
  let arguments: ParsedArguments
  let context: CommandContext
  private var options: CompilerOptions
  private let jobs: Int
  /// The documents, in order; what can't be read is among them and fails in its turn.
  let inputs: [CompilerInput]
  private let start: UInt64
  private(set) var report = Report()
  var counts = RunCounts()
  private var times: StageTimes
  private(set) var status = ExitStatus.success
  /// What the documents name; nil where no sources were read.
  private var documentNames: DocumentNames?
  /// Whether standard output failed; that is said once.
  private var isOutputClosed = false

  /// A run for `arguments`, each document up to `goal`; `configure` sets further options.
  init(
    _ arguments: ParsedArguments, _ context: CommandContext, goal: CompilerGoal,
    configure: (inout CompilerOptions) -> Void = { _ in }
  ) throws(UsageError) {
    guard !arguments.operands.isEmpty else { throw UsageError("no input; name a file or a folder") }
    var options = try CommonOptions.compilerOptions(arguments)
    options.goal = goal
    if arguments.has("timings") { options.clock = context.clock }
    configure(&options)
    self.arguments = arguments
    self.context = context
    self.options = options
    jobs = max(1, arguments.count("jobs") ?? context.processors)
    start = context.clock()
    times = StageTimes(clock: options.clock)
    let list = DocumentRun.readInputs(arguments, context)
    inputs = list.documents
    counts.otherXML = list.otherXML
    counts.links = list.links
    for failure in list.failures {
      counts.unreadable += 1
      fail("\(failure.path): \(failure.reason)")
    }
    readSources()
  }

  /// Reads the sources that the arguments name.
  private mutating func readSources() {
    let folders = arguments.values("sources")
    guard !folders.isEmpty, options.isChecking else { return }
    var reading = SourceReading(context, jobs: jobs, cache: interfaceCache())
    let inputs = inputs
    var times = times
    let code = times.measure(.sources) { reading.index(of: folders, for: inputs) }
    self.times = times
    for failure in reading.failures { fail("\(failure.path): \(failure.reason)") }
    guard let code else { return fail(SwiftInterfacesHelper.absence) }
    if !code.index.hasClasses {
      let names = WordList.text(folders.map { "'\($0)'" })
      context.console.note(
        "viewc: no class is declared in \(names); documents are not checked against code\n")
    }
    options.sources = code.index
    options.ownModules = code.names.modules
    documentNames = code.names
  }

  /// Where interfaces are kept between runs; nil without `--cache`, or where that can't be.
  private func interfaceCache() -> InterfaceCache? {
    guard let path = arguments.value("cache"), let build = context.build(),
      let folder = try? CacheFolder(path, context.files)
    else { return nil }
    return InterfaceCache(folder, build: build)
  }

  /// Compiles all documents and hands over, in the order of the inputs, what `extract` takes of each; what it
  /// doesn't take is forgotten, so that a large folder needs little memory.
  mutating func forEach<Part: Sendable>(
    extract: @escaping @Sendable (CompiledDocument, Int) -> Part,
    consume: (Int, Part, inout DocumentRun) -> Void
  ) {
    let inputs = inputs
    let compiler = ViewCompiler(files: context.files, options: options)
    forEachPart(of: inputs) { number in
      var document = compiler.compile(inputs[number])
      let part = document.times.measure(.encode) { [document] in extract(document, number) }
      return CompiledPart(summary: DocumentSummary(document), part: part)
    } consume: {
      consume($0, $1, &$2)
    }
  }

  /// Checks all documents, those that `--cache` knows without any work.
  mutating func check() {
    let inputs = inputs
    let compiler = ViewCompiler(files: context.files, options: options)
    let cache = cachedChecks()
    forEachPart(of: inputs) { number in
      let input = inputs[number]
      let summary = cache?.summary(of: input, number: number) ?? DocumentSummary(compiler.compile(input))
      return CompiledPart(summary: summary, part: ())
    } consume: { _, _, _ in
    }
    checkSources(compiler)
  }

  /// Checks the sources against all documents; a few files of many say nothing about what is unused.
  private mutating func checkSources(_ compiler: ViewCompiler) {
    let isWhole = arguments.operands.contains {
      FileKind.at(context.files.absolute($0), followsLinks: true) == .success(.folder)
    }
    guard isWhole, let names = documentNames else { return }
    report.merge(compiler.checkSources(connected: names.outlets, selectors: names.selectors))
  }

  /// Mends all documents and hands each over, in the order of the inputs.
  mutating func fix(kinds: Set<String>?, consume: (CompilerInput, DocumentFix, inout DocumentRun) -> Void) {
    let inputs = inputs
    let compiler = ViewCompiler(files: context.files, options: options)
    let files = context.files
    forEachPart(of: inputs) { number in
      let fix = DocumentFix(inputs[number], compiler, kinds: kinds, files: files)
      return CompiledPart(summary: fix.summary, part: fix)
    } consume: { number, fix, run in
      consume(inputs[number], fix, &run)
    }
  }

  /// The cache that the arguments ask for, if there can be one.
  private mutating func cachedChecks() -> CachedChecks? {
    guard let path = arguments.value("cache"), options.measurer == nil,
      !arguments.options.contains(where: { CacheOptions.unkept.contains($0.name) })
    else { return nil }
    guard let build = context.build() else {
      fail("\(path): nothing is kept, since this program cannot tell its own build")
      return nil
    }
    do {
      return CachedChecks(
        try CacheFolder(path, context.files), build: build, arguments: arguments, files: context.files,
        options: options)
    } catch {
      fail("\(path): \(error.message)")
      return nil
    }
  }

  /// Makes a part of each input on several threads and takes them in order.
  private mutating func forEachPart<Part: Sendable>(
    of inputs: [CompilerInput], make: @escaping @Sendable (Int) -> CompiledPart<Part>,
    consume: (Int, Part, inout DocumentRun) -> Void
  ) {
    var progress = ProgressLine(total: inputs.count, isQuiet: arguments.has("quiet"), context: context)
    var done = 0
    WorkQueue.run(count: inputs.count, jobs: jobs, work: make) {
      progress.update(done: done, errors: report.errorCount)
    } consume: { number, part in
      done += 1
      add(part.summary, of: inputs[number])
      consume(number, part.part, &self)
      progress.update(done: done, errors: report.errorCount)
    }
    progress.finish()
  }

  /// Leaves out what the baseline at `path` allows.
  mutating func applyBaseline(_ path: String) {
    switch BaselineFile.read(path, context.files) {
    case .success(let baseline):
      let applied = baseline.applied(to: report)
      report = applied.report
      counts.known = applied.known
      guard applied.stale > 0 else { return }
      context.console.note("viewc: \(path): \(applied.stale) of its findings are there no more\n")
    case .failure(let error): fail("\(path): \(error.message)")
    }
  }

  /// Writes what was found as a baseline; it doesn't count any more.
  mutating func writeBaseline(_ path: String) {
    let baseline = Baseline(report)
    guard put(baseline.text, to: path) else { return }
    let applied = baseline.applied(to: report)
    report = applied.report
    counts.known = applied.known
  }

  /// Says that something could not be done; the run goes on and ends with status 2.
  mutating func fail(_ message: String) {
    context.console.complain(message)
    status = .failure
  }

  /// Writes what was asked for: to a file, or to standard output where there is none (or it is `-`); whether
  /// it is there now.
  @discardableResult
  mutating func put(_ text: String, to path: String? = nil) -> Bool {
    guard let path, path != "-" else {
      if !isOutputClosed, context.console.print(text) == .failure {
        isOutputClosed = true
        status = .failure
      }
      return !isOutputClosed
    }
    return count(OutputWriter(context.files).write(text, to: path).map { $0 == .written }, of: path)
  }

  /// Counts a file that was written (true) or had the same bytes, or says why it could not be.
  @discardableResult
  mutating func count(_ outcome: Result<Bool, FileError>, of path: String) -> Bool {
    switch outcome {
    case .success(true): counts.written += 1
    case .success(false): counts.unchanged += 1
    case .failure(let error):
      fail("\(path): \(error.message)")
      return false
    }
    return true
  }

  /// Prints the findings for people, the times and the summary; answers how the run ends.
  mutating func finish(printsFindings: Bool = true) -> ExitStatus {
    if printsFindings { context.console.note(TextReporter(usesColor: usesColor).text(of: report)) }
    if arguments.has("timings") {
      context.console.note(TimingTable.text(times, elapsed: context.clock() &- start))
    }
    counts.errors = report.errorCount
    counts.warnings = report.warningCount
    if !arguments.has("quiet") {
      let hidden = report.hidden.map { (kind: $0.kind, count: $0.count) }
      context.console.note(counts.line(hidden: hidden) + "\n")
    }
    return max(status, hasFailingFindings ? .findings : .success)
  }

  /// Whether findings are coloured: as asked, else on terminals, unless NO_COLOR or a dumb terminal says no.
  var usesColor: Bool {
    switch arguments.value("color") {
    case "always"?: return true
    case "never"?: return false
    default: break
    }
    let isRefused = !(context.environment["NO_COLOR"] ?? "").isEmpty || context.environment["TERM"] == "dumb"
    return context.console.isErrorTerminal && !isRefused
  }

  private var hasFailingFindings: Bool {
    if report.errorCount > 0 { return true }
    if arguments.has("strict"), report.warningCount > 0 { return true }
    return arguments.count("max-warnings").map { report.warningCount > $0 } ?? false
  }

  private static func readInputs(_ arguments: ParsedArguments, _ context: CommandContext) -> InputList {
    let name = arguments.value("stdin-path") ?? "<stdin>"
    let read = context.standardInput
    return InputList(arguments.operands, files: context.files) {
      read(ViewCompiler.sizeLimit).map { CompilerInput(path: name, bytes: $0) }
    }
  }

  private mutating func add(_ summary: DocumentSummary, of input: CompilerInput) {
    if let failure = summary.failure {
      counts.unreadable += 1
      fail("\(input.path): \(failure.message)")
      return
    }
    counts.documents += 1
    if summary.isPassedOver { counts.foreign += 1 }
    report.merge(summary.report)
    times.add(summary.times)
  }
}

/// A document's summary, with what the command took of it.
private struct CompiledPart<Part: Sendable>: Sendable {
  let summary: DocumentSummary
  let part: Part
}
