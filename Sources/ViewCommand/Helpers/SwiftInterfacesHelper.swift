internal import Diagnostics
internal import Geometry
internal import SourceInterfaces
internal import SpecDecoding

/// The program `viewc-swift-interfaces`: what Swift sources declare.
///
/// Several processes, each started with its first request, so that several files are parsed at once.
struct SwiftInterfacesHelper: Sendable {
  static let name = "viewc-swift-interfaces"
  /// What is said where the program is missing.
  static let absence =
    "Swift sources are not read without the helper program '\(name)'; see README.md for how to build it"

  private let processes: [HelperProcess]

  /// The program beside viewc, up to `jobs` times; nil where there is none.
  static func find(_ context: CommandContext, jobs: Int) -> SwiftInterfacesHelper? {
    HelperFolder.program(name, context).map { path in
      SwiftInterfacesHelper(processes: (0..<max(1, jobs)).map { _ in HelperProcess(path) })
    }
  }

  /// The interfaces of sources, in order; `number` says which process is asked.
  func interfaces(of sources: [[UInt8]], number: Int) -> Result<[SourceInterface], FileError> {
    let request = JSONText.object([
      ("op", JSONText.string("read")),
      ("sources", JSONText.array(sources.map { JSONText.string(String(decoding: $0, as: UTF8.self)) })),
    ])
    return processes[number % processes.count].answer(to: request).flatMap { answer in
      if let error = answer["error"], case .string(let message) = error.content {
        return .failure(FileError(message))
      }
      guard let list = answer["interfaces"], case .array(let texts) = list.content else {
        return .failure(FileError("'\(SwiftInterfacesHelper.name)' gave an answer that viewc does not know"))
      }
      let interfaces = texts.compactMap { text -> SourceInterface? in
        guard case .string(let text) = text.content else { return nil }
        return SourceInterface(text: text)
      }
      guard interfaces.count == sources.count else {
        return .failure(FileError("'\(SwiftInterfacesHelper.name)' did not answer for every source"))
      }
      return .success(interfaces)
    }
  }
}
