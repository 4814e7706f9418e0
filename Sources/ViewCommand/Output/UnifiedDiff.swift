/// The difference of two texts in the form that `diff -u` and `git diff` write.
enum UnifiedDiff {
  /// How many unchanged lines stand around a change.
  private static let context = 3

  /// A line of the old text, the new one or both.
  private enum Line: Equatable {
    case both(Substring)
    case old(Substring)
    case new(Substring)

    var isChange: Bool {
      if case .both = self { return false }
      return true
    }
  }

  /// What changes from `old` to `new` in the file at `path`; empty where nothing does.
  static func text(_ old: [UInt8], _ new: [UInt8], path: String) -> String {
    let before = String(decoding: old, as: UTF8.self)
    let after = String(decoding: new, as: UTF8.self)
    let lines = merged(UnifiedDiff.lines(before), UnifiedDiff.lines(after))
    let hunks = hunks(lines)
    guard !hunks.isEmpty else { return "" }
    return "--- \(path)\n+++ \(path)\n" + hunks.map { hunk(lines, $0) }.joined()
  }

  /// The lines with their ends, so that a change of line ends is one, too.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while let end = text.utf8[start...].firstIndex(of: 0x0A) {
      let next = text.utf8.index(after: end)
      lines.append(text[start..<next])
      start = next
    }
    return start == text.endIndex ? lines : lines + [text[start...]]
  }

  private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var position = 0
    for (number, line) in old.enumerated() {
      if removed.contains(number) {
        lines.append(.old(line))
        continue
      }
      while inserted.contains(position) {
        lines.append(.new(new[position]))
        position += 1
      }
      lines.append(.both(line))
      position += 1
    }
    return lines + new[position...].map { .new($0) }
  }

  /// The stretches of lines that are shown.
  private static func hunks(_ lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for number in lines.indices where lines[number].isChange {
      let range = max(0, number - context)..<min(lines.count, number + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func hunk(_ lines: [Line], _ range: Range<Int>) -> String {
    var text = ""
    var counts = (old: 0, new: 0)
    for line in lines[range] {
      switch line {
      case .both(let line):
        text += marked(" ", line)
        counts.old += 1
        counts.new += 1
      case .old(let line):
        text += marked("-", line)
        counts.old += 1
      case .new(let line):
        text += marked("+", line)
        counts.new += 1
      }
    }
    let before = lines[..<range.lowerBound]
    let old = before.count { if case .new = $0 { false } else { true } }
    let new = before.count { if case .old = $0 { false } else { true } }
    return "@@ -\(span(old, counts.old)) +\(span(new, counts.new)) @@\n" + text
  }

  /// `start,count`; of an empty stretch the line before it.
  private static func span(_ before: Int, _ count: Int) -> String {
    "\(count == 0 ? before : before + 1),\(count)"
  }

  private static func marked(_ mark: String, _ line: Substring) -> String {
    line.utf8.last == 0x0A ? mark + line : mark + line + "\n\\ No newline at end of file\n"
  }
}
