internal import ResultCache
internal import SourceInterfaces

/// Interfaces kept between runs, in the folder of `--cache`: by the bytes of the source, and by the build of
/// viewc, since its helper program is built with it.
struct InterfaceCache: Sendable {
  private let folder: CacheFolder
  private let run: CacheKey.Run

  /// Keeps interfaces in `folder`, for a program that is the build `build`.
  init(_ folder: CacheFolder, build: [UInt8]) {
    self.folder = folder
    run = CacheKey.Run(build: build, parser: "interfaces", options: [])
  }

  /// What is kept of a file; nil where nothing is, or nothing that can be read.
  func interface(of text: SourceText) -> SourceInterface? {
    guard text.language == .swift, let bytes = folder.bytes(for: key(text)) else { return nil }
    return SourceInterface(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Keeps what a file declares; `number` tells the writes of one process apart.
  func keep(_ interface: SourceInterface, of text: SourceText, number: Int) {
    folder.keep(Array(interface.text.utf8), for: key(text), number: number)
  }

  private func key(_ text: SourceText) -> CacheKey {
    CacheKey(run, path: text.language.rawValue, bytes: text.bytes)
  }
}
