/// A function of a file of the sources, as far as counting lines needs it.
struct ScannedFunction {
  /// `path:line` of its first line.
  let place: String
  /// From the line of `func` or `init` to the closing brace.
  let lines: Int
  /// How deep blocks are nested in it.
  let depth: Int
}

/// Finds functions by their braces; text and comments are left out first.
struct FunctionScanner {
  private struct Open {
    let line: Int
    let depth: Int
    var deepest: Int
  }

  private var depth = 0
  private var open: [Open] = []
  private var found: [ScannedFunction] = []
  private var pending: Int?
  private var isInText = false
  private var parentheses = 0

  /// The functions of a file.
  static func functions(of file: SourceText) -> [ScannedFunction] {
    var scanner = FunctionScanner()
    for (index, line) in file.lines.enumerated() { scanner.read(line, number: index + 1, of: file.path) }
    return scanner.found
  }

  private mutating func read(_ line: String, number: Int, of path: String) {
    let code = self.code(of: line)
    if code.contains(/(^|\s)(func\s|init[?(<]|deinit\s*\{)/), pending == nil, !code.contains(".init") {
      pending = number
      parentheses = 0
    }
    for character in code {
      switch character {
      case "(": parentheses += 1
      case ")": parentheses -= 1
      case "{":
        depth += 1
        if let start = pending, parentheses <= 0 {
          open.append(Open(line: start, depth: depth, deepest: depth))
          pending = nil
        }
        for index in open.indices { open[index].deepest = max(open[index].deepest, depth) }
      case "}":
        if let function = open.last, function.depth == depth {
          open.removeLast()
          found.append(
            ScannedFunction(
              place: "\(path):\(function.line)", lines: number - function.line + 1,
              depth: function.deepest - function.depth))
        }
        depth -= 1
      default: continue
      }
    }
  }

  /// The line without comments and without what stands between quotes.
  private mutating func code(of line: String) -> String {
    if line.contains("\"\"\"") {
      isInText.toggle()
      return ""
    }
    if isInText { return "" }
    let plain = line.replacing(/\\"/, with: "").replacing(/"[^"]*"/, with: "\"\"")
    return String(plain.prefix(upTo: plain.firstRange(of: "//")?.lowerBound ?? plain.endIndex))
  }
}
