/// Which inputs each output depends on, in Make's format.
struct Depfile {
  private var rules: [(outputs: [String], inputs: [String])] = []

  /// Knows no output yet.
  init() {}

  /// Says that files depend on others.
  mutating func add(_ outputs: [String], inputs: [String]) {
    if !outputs.isEmpty { rules.append((outputs, inputs)) }
  }

  /// All inputs, each once.
  var inputs: [String] {
    var seen: Set<String> = []
    return rules.flatMap(\.inputs).filter { seen.insert($0).inserted }
  }

  /// A rule a document.
  var text: String {
    rules.map { rule in
      let sides = [rule.outputs, rule.inputs].map { $0.map(Depfile.escaped).joined(separator: " ") }
      return "\(sides[0]): \(sides[1])\n"
    }.joined()
  }

  /// `path` as Make and Ninja read it.
  private static func escaped(_ path: String) -> String {
    var text = ""
    for character in path {
      switch character {
      case " ", "#", "\\", ":", "%": text += "\\" + String(character)
      case "$": text += "$$"
      default: text.append(character)
      }
    }
    return text
  }
}
