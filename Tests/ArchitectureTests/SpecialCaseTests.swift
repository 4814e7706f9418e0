import Foundation
import GoldenTesting
import Testing

/// No rule of layout is made for one document: none names an id, a file, a repository or a class of its own.
@Suite struct SpecialCaseTests {
  private static let corpus: URL? = {
    let folder = Workspace.root.deletingLastPathComponent().appending(path: "shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The targets that decide frames, and the rules over frames.
  private static let rules = [
    "AutoLayout", "Cassowary", "FontMetrics", "Geometry", "Instantiation", "LayoutChecking",
  ]
  /// Words of UIKit's that an app has for a class too.
  private static let words: Set = ["Callout"]

  @Test func noRuleNamesAnID() throws {
    for literal in try literals() {
      #expect(
        literal.text.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) == nil, "\(literal)")
      #expect(!literal.text.hasSuffix(".xib") && !literal.text.hasSuffix(".storyboard"), "\(literal)")
    }
  }

  @Test(.enabled(if: corpus != nil, "there is no ../shared/corpus here"))
  func noRuleNamesARealClassFileOrRepository() throws {
    let names = try realNames()
    #expect(names.count > 1000)
    let named = try literals().filter { names.contains($0.text) && !Self.words.contains($0.text) }
    #expect(named.map { "\($0)" } == [])
  }

  private struct Literal: CustomStringConvertible {
    let path: String
    let text: String
    var description: String { "\(path): \(text)" }
  }

  /// String literals of the rules; comments and texts of several lines, which are examples, are left out.
  private func literals() throws -> [Literal] {
    try SourceText.all().filter { Self.rules.contains($0.target) }.flatMap { file in
      var isExample = false
      var literals: [Literal] = []
      for line in file.lines where !line.drop(while: \.isWhitespace).hasPrefix("//") {
        if line.contains("\"\"\"") { isExample.toggle() }
        guard !isExample else { continue }
        literals += line.matches(of: /"((?:[^"\\]|\\.)*)"/).map {
          Literal(path: file.path, text: String($0.1))
        }
      }
      return literals
    }
  }

  /// Custom classes, names of files and of repositories in the corpus.
  private func realNames() throws -> Set<String> {
    var names: Set<String> = []
    let folder = try #require(Self.corpus)
    for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
      guard path.hasSuffix(".xib") || path.hasSuffix(".storyboard") else { continue }
      let parts = path.split(separator: "/").map(String.init)
      names.formUnion([parts.dropFirst().first ?? "", parts.last ?? ""])
      names.formUnion((parts.dropFirst().first ?? "").split(separator: "+").map(String.init))
      names.formUnion(parts.last.map { [String($0.prefix { $0 != "." })] } ?? [])
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      var rest = text[...]
      while let range = rest.range(of: " customClass=\"") {
        rest = rest[range.upperBound...]
        names.insert(String(rest.prefix { $0 != "\"" }))
      }
    }
    return names
  }
}
