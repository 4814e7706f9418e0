/// Finds what was probably meant.
package enum Suggestion {
  /// The candidate nearest to `word`; nil where none is near: at most one edit for words up to 5 letters, two
  /// above (optimal string alignment: a swap counts as one).
  ///
  /// Ties go to the first candidate.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.utf8)
    let limit = letters.count <= 5 ? 1 : 2
    var best: String?
    var bestDistance = limit + 1
    for candidate in candidates where candidate != word {
      let other = Array(candidate.utf8)
      guard abs(other.count - letters.count) < bestDistance else { continue }
      let distance = distance(letters, other, below: bestDistance)
      if distance < bestDistance {
        best = candidate
        bestDistance = distance
      }
    }
    return best
  }

  /// The edit distance of two words, or `limit` where it is not below it.
  package static func distance(_ a: [UInt8], _ b: [UInt8], below limit: Int) -> Int {
    guard abs(a.count - b.count) < limit else { return limit }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [Int](repeating: i + 1, count: b.count + 1)
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        row[j + 1] = min(last[j] + cost, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      guard (row.min() ?? limit) < limit else { return limit }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
