/// What each output depends on, in Make's format.
struct DepFile {
  private var text = ""

  /// Adds an output with the files it is made from.
  mutating func add(_ output: String, from inputs: [String]) {
    text += DepFile.escaped(output) + ":"
    for input in inputs { text += " " + DepFile.escaped(input) }
    text += "\n"
  }

  /// The whole file.
  var contents: String { text }

  /// A path as Make and Ninja read it; a line feed can't be said.
  private static func escaped(_ path: String) -> String {
    var result = ""
    for character in path {
      switch character {
      case " ", "#", ":", "\\": result += "\\" + String(character)
      case "$": result += "$$"
      default: result.append(character)
      }
    }
    return result
  }
}
