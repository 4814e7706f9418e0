/// Writes lines of source with indentation.
struct SwiftWriter {
  private(set) var text = ""
  private var depth = 0

  /// Writes a line; an empty one has no blanks.
  mutating func line(_ content: String = "") {
    if !content.isEmpty { text += String(repeating: "  ", count: depth) + content }
    text += "\n"
  }

  /// Writes `head {`, what `body` writes, and `}`.
  mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }
}
