import Diagnostics
import ResultCache
import Testing

/// What was read for a document must read the same.
@Suite struct RecordingFilesTests {
  private struct Files: FileProvider {
    var contents: [String: [UInt8]] = [:]
    var folders: [String: [String]] = [:]
    var refusal = "no such file"

    func read(_ path: String, limit: Int) -> Result<[UInt8], FileError> {
      contents[path].map { .success(Array($0.prefix(limit + 1))) } ?? .failure(FileError(refusal))
    }

    func entries(of folder: String) -> Result<[String], FileError> {
      folders[folder].map { .success($0) } ?? .failure(FileError(refusal))
    }
  }

  private func accesses(_ files: Files, _ body: (RecordingFiles) -> Void) -> [FileAccess] {
    let recorder = RecordingFiles(files)
    body(recorder)
    return recorder.accesses
  }

  @Test func aFileThatChangesIsNoticed() {
    let files = Files(contents: ["a": [1, 2]])
    let made = accesses(files) { _ = $0.read("a", limit: 10) }
    #expect(made.count == 1 && made[0].isCurrent(in: files))
    #expect(!made[0].isCurrent(in: Files(contents: ["a": [1, 3]])))
    #expect(!made[0].isCurrent(in: Files()))
  }

  @Test func onlyWhatWasReadCounts() {
    let made = accesses(Files(contents: ["a": [1, 2, 3, 4]])) { _ = $0.read("a", limit: 1) }
    #expect(made[0].isCurrent(in: Files(contents: ["a": [1, 2, 9]])))
    #expect(!made[0].isCurrent(in: Files(contents: ["a": [1, 9, 3, 4]])))
  }

  @Test func aFileThatComesOrIsRefusedOtherwiseIsNoticed() {
    let made = accesses(Files()) { _ = $0.read("a", limit: 10) }
    #expect(made[0].isCurrent(in: Files()))
    #expect(!made[0].isCurrent(in: Files(contents: ["a": []])))
    #expect(!made[0].isCurrent(in: Files(refusal: "permission denied")))
    // The reason's own words in a file are not the reason.
    #expect(!made[0].isCurrent(in: Files(contents: ["a": Array("no such file".utf8)])))
  }

  @Test func aFolderThatChangesIsNoticed() {
    let files = Files(folders: ["f": ["a", "b"]])
    let made = accesses(files) { _ = $0.entries(of: "f") }
    #expect(made[0].isCurrent(in: files))
    #expect(!made[0].isCurrent(in: Files(folders: ["f": ["a"]])))
    #expect(!made[0].isCurrent(in: Files(folders: ["f": ["a", "c"]])))
    #expect(!made[0].isCurrent(in: Files()))
  }
}
