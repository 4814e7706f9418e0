/// Lists as they are written in messages.
package enum WordList {
  /// `a`, `a and b`, `a, b and c`; of more than `limit` the first ones and how many more there are.
  package static func text(_ words: [String], limit: Int = .max) -> String {
    let rest = words.count - limit
    let shown = rest > 0 ? words.prefix(limit) + ["\(rest) more"] : words[...]
    guard shown.count > 1, let last = shown.last else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
