internal import Diagnostics
internal import SourceInterfaces
internal import ViewCompiler

/// Reads the sources of `--sources` as far as documents need them.
///
/// Files that declare nothing of what the documents name, or of what that inherits from, are scanned and not
/// parsed; of the others the bodies are left out. The index is the same as if all were parsed whole.
struct SourceReading {
  /// The largest source file that is read, in bytes.
  private static let sizeLimit = 16 << 20
  /// How much source is sent to a helper program at once, in bytes.
  private static let batchSize = 256 << 10

  private let context: CommandContext
  private let jobs: Int
  private let cache: InterfaceCache?
  private(set) var failures: [InputList.Failure] = []

  /// A reading with up to `jobs` threads and helper programs; `cache` keeps interfaces between runs.
  init(_ context: CommandContext, jobs: Int, cache: InterfaceCache?) {
    self.context = context
    self.jobs = jobs
    self.cache = cache
  }

  /// What the sources in `folders` declare for the documents of `inputs`; nil where Swift can't be read.
  mutating func index(of folders: [String], for inputs: [CompilerInput]) -> SourceCode? {
    let names = documentNames(inputs)
    let listing = SourceListing(folders, files: context.files)
    failures += listing.failures
    let texts = texts(of: listing.paths)
    var needed = NeededFiles(texts)
    let objectiveC = texts.indices.filter { texts[$0].language == .objectiveC }
    guard var interfaces = read(objectiveC + needed.files(for: names), of: texts) else { return nil }
    var more = needed.files(for: interfaces.values.map { $0 })
    while !more.isEmpty {
      guard let added = read(more, of: texts) else { return nil }
      interfaces.merge(added) { first, _ in first }
      more = needed.files(for: added.values.map { $0 })
    }
    let files = interfaces.sorted { $0.key < $1.key }.map {
      SourceIndex.File(path: texts[$0.key].path, interface: $0.value)
    }
    let others = texts.indices.filter { interfaces[$0] == nil }.flatMap { texts[$0].typeNames }
    return SourceCode(index: SourceIndex(files, otherNames: others), names: names)
  }

  // MARK: Reading

  private func documentNames(_ inputs: [CompilerInput]) -> DocumentNames {
    let files = context.files
    var names = DocumentNames()
    WorkQueue.run(count: inputs.count, jobs: jobs) { number in
      let input = inputs[number]
      let bytes = input.bytes ?? (try? files.read(input.path, limit: ViewCompiler.sizeLimit).get()) ?? []
      return DocumentNames(SourceFile(id: FileID(0), path: input.path, bytes: bytes))
    } wait: {
    } consume: { _, found in
      names.merge(found)
    }
    return names
  }

  private mutating func texts(of paths: [String]) -> [SourceText] {
    let files = context.files
    var texts: [SourceText] = []
    var failures: [InputList.Failure] = []
    WorkQueue.run(count: paths.count, jobs: jobs) { number -> Result<SourceText?, FileError> in
      let path = paths[number]
      guard let language = SourceLanguage(fileExtension: FilePath.fileExtension(of: path)) else {
        return .success(nil)
      }
      return files.read(path, limit: SourceReading.sizeLimit).map {
        $0.count > SourceReading.sizeLimit ? nil : SourceText(path: path, language: language, content: $0)
      }
    } wait: {
    } consume: { number, result in
      switch result {
      case .success(let text): if let text { texts.append(text) }
      case .failure(let error):
        failures.append(InputList.Failure(path: paths[number], reason: error.message))
      }
    }
    self.failures += failures
    return texts
  }

  /// The interfaces of some of the files, by number; nil where Swift can't be read.
  private mutating func read(_ numbers: [Int], of texts: [SourceText]) -> [Int: SourceInterface]? {
    var found: [Int: SourceInterface] = [:]
    var swift: [Int] = []
    for number in numbers {
      if let kept = cache?.interface(of: texts[number]) {
        found[number] = kept
      } else if texts[number].language == .swift {
        swift.append(number)
      } else {
        found[number] = ObjectiveCReader.interface(of: texts[number].bytes)
      }
    }
    guard !swift.isEmpty else { return found }
    guard let helper = SwiftInterfacesHelper.find(context, jobs: jobs) else { return nil }
    for (number, interface) in parse(swift, of: texts, helper) {
      found[number] = interface
      cache?.keep(interface, of: texts[number], number: number)
    }
    return found
  }

  /// Parses Swift files in batches, as many at once as there are helper programs.
  private mutating func parse(
    _ numbers: [Int], of texts: [SourceText], _ helper: SwiftInterfacesHelper
  ) -> [(Int, SourceInterface)] {
    let batches = SourceReading.batches(numbers, of: texts)
    var parsed: [(Int, SourceInterface)] = []
    var failures: [InputList.Failure] = []
    WorkQueue.run(count: batches.count, jobs: jobs) { batch in
      helper.interfaces(of: batches[batch].map { texts[$0].bytes }, number: batch)
    } wait: {
    } consume: { batch, result in
      switch result {
      case .success(let interfaces): parsed += zip(batches[batch], interfaces)
      case .failure(let error):
        let path = batches[batch].first.map { texts[$0].path } ?? ""
        failures.append(InputList.Failure(path: path, reason: error.message))
      }
    }
    self.failures += failures
    return parsed
  }

  private static func batches(_ numbers: [Int], of texts: [SourceText]) -> [[Int]] {
    var batches: [[Int]] = []
    var size = batchSize
    for number in numbers {
      if size >= batchSize {
        batches.append([])
        size = 0
      }
      batches[batches.count - 1].append(number)
      size += texts[number].bytes.count
    }
    return batches
  }
}
