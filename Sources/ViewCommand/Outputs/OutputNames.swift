internal import Rendering
internal import ViewCompiler

/// Names of outputs: a folder a document, unique over a run; files of a document, unique in it.
enum OutputNames {
  /// The folder of each input: its name; where several share it, with as much of the path as tells them apart.
  ///
  /// Never absolute, never upwards. Upper and lower case count as equal, for disks on which they are.
  static func folders(of inputs: [CompilerInput]) -> [String] {
    let paths = inputs.map { components($0.path) }
    let common = commonDepth(paths)
    let candidates = zip(inputs, paths).map { input, path -> [String] in
      let above = path.dropFirst(common).dropLast().map(safe)
      return [safe(input.name), joined(above + [safe(input.name)]), joined(above + [safe(input.fileName)])]
    }
    let uses = (0..<3).map { level in counts(candidates.map { $0[level] }) }
    return candidates.map { names in
      let level = (0..<2).first { uses[$0][names[$0].lowercased()] == 1 } ?? 2
      return names[level]
    }
  }

  /// The names without extension of a document's pictures: `Name[.scene][.label...]`.
  static func pictures(of document: CompiledDocument) -> [[String]] {
    var seen: [String: Int] = [:]
    let base = safe(document.input.name)
    return document.snapshots.map { snapshot in
      snapshot.pictures.map { picture in
        let scene = snapshot.pictures.count > 1 ? [picture.name] : []
        let name = ([base] + (scene + snapshot.label).map(safe)).joined(separator: ".")
        let number = seen[name.lowercased(), default: 0] + 1
        seen[name.lowercased()] = number
        return number == 1 ? name : "\(name)-\(number)"
      }
    }
  }

  /// `name` as one component of a path on any system.
  static func safe(_ name: String) -> String {
    let mapped = name.map { character -> Character in
      let isKept = character.isLetter || character.isNumber || "-_+.()@, ".contains(character)
      return isKept ? character : "-"
    }
    let text = String(mapped.prefix(100))
    return text.allSatisfy { $0 == "." || $0 == " " } ? "document" : text
  }

  private static func components(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
  }

  private static func joined(_ components: [String]) -> String { components.joined(separator: "/") }

  private static func commonDepth(_ paths: [[String]]) -> Int {
    guard var common = paths.first?.dropLast() else { return 0 }
    for path in paths {
      let length = zip(common, path.dropLast()).prefix { $0 == $1 }.count
      common = common.prefix(length)
    }
    return common.count
  }

  /// How many of `names` are the same, by the name in lower case.
  private static func counts(_ names: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for name in names { counts[name.lowercased(), default: 0] += 1 }
    return counts
  }
}
