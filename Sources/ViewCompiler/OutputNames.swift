/// Names of files, made from names of documents, scenes and states: none twice, whatever the file system.
package struct OutputNames: Sendable {
  /// The longest name in bytes: file systems take 255, with extensions and what is added here.
  private static let limit = 160
  /// What some file system or shell would not take.
  private static let refused: Set<Character> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
  private var taken: Set<String> = []

  /// Knows no name yet.
  package init() {}

  /// `name` as a file may be called, with a number where another has that name already; capitals don't
  /// make a difference.
  package mutating func unique(_ name: String) -> String {
    let base = OutputNames.safe(name)
    var candidate = base
    var number = 1
    while !taken.insert(candidate.lowercased()).inserted {
      number += 1
      candidate = "\(base)-\(number)"
    }
    return candidate
  }

  /// `name` as a file may be called.
  package static func safe(_ name: String) -> String {
    var result = ""
    var length = 0
    for character in name {
      let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
      let safe: Character = isControl || refused.contains(character) ? "-" : character
      length += safe.utf8.count
      guard length <= limit else { break }
      result.append(safe)
    }
    if result.hasPrefix(".") { result = "_" + result.dropFirst() }
    return result.isEmpty ? "unnamed" : result
  }
}
