import Testing

/// How large files may become.
@Suite struct SizeBudgetTests {
  /// Data that one list holds best, with the reason.
  private static let exempt = [
    "Sources/Vocabulary/Name.swift": "one list of names"
  ]

  @Test func filesAreSmall() throws {
    let files = try SourceText.all().filter { SizeBudgetTests.exempt[$0.path] == nil }
    let counts = files.map(\.lines.count).sorted()
    for file in files { #expect(file.lines.count <= 350, "\(file.path)") }
    #expect(counts[counts.count / 2] <= 110)
    #expect(counts[counts.count * 9 / 10] <= 220)
  }

  @Test func linesAreShort() throws {
    for file in try SourceText.all() {
      for (index, line) in file.lines.enumerated() {
        #expect(line.count <= 110, "\(file.path):\(index + 1)")
      }
    }
  }

  @Test func nothingIsForced() throws {
    for file in try SourceText.all() {
      for (index, line) in file.lines.enumerated() where !line.contains("///") {
        let isForced = ["try!", " as!", "fatalError("].contains(where: line.contains)
        #expect(!isForced, "\(file.path):\(index + 1)")
      }
    }
  }
}
