import Foundation
import GoldenTesting

/// A file of the sources.
struct SourceText {
  let path: String
  let lines: [String]

  /// The target's folder.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// Whether the file imports a module.
  func imports(_ module: String) -> Bool {
    lines.contains { $0.hasSuffix("import " + module) && !$0.hasPrefix("//") }
  }

  /// Every Swift file under `Sources`, in order.
  static func all() throws -> [SourceText] {
    let root = Workspace.root
    let walk = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
    var paths: [String] = []
    while let path = walk?.nextObject() as? String {
      if path.hasSuffix(".swift") { paths.append("Sources/" + path) }
    }
    return try paths.sorted().map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return SourceText(
        path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }
}
