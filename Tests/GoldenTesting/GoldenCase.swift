package import Foundation

/// A golden case: a folder with an input and the files that are expected of it.
package struct GoldenCase: CustomStringConvertible, Sendable {
  /// The path under `Specs`, which is also the title.
  package let name: String
  package let folder: URL
  /// The document or spec.
  package let input: URL

  package var description: String { name }

  /// The name of the folder around the case: a kind, a topic.
  package var topic: String { folder.deletingLastPathComponent().lastPathComponent }

  /// The options in `options.txt`, separated by white space; none where there is no such file.
  package var options: [String] {
    let text = try? String(contentsOf: folder.appending(path: "options.txt"), encoding: .utf8)
    return (text ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The cases of a category: folders, at any depth, that hold an input.
  package static func all(in category: String) -> [GoldenCase] {
    find(in: Workspace.specs.appending(path: category), name: category)
  }

  private static func find(in folder: URL, name: String) -> [GoldenCase] {
    let names = Workspace.names(in: folder)
    if let input = inputs.first(where: names.contains) {
      return [GoldenCase(name: name, folder: folder, input: folder.appending(path: input))]
    }
    return names.filter { !$0.contains(".") }.flatMap { child in
      find(in: folder.appending(path: child), name: name + "/" + child)
    }
  }

  private static let inputs = ["spec.xml", "document.xib", "document.storyboard"]
}
