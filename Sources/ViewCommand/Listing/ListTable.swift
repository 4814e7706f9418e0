internal import Geometry

/// Rows of texts under names, as tab-separated text or JSON.
struct ListTable: Sendable {
  let columns: [String]
  /// In each row as many as there are columns; nil for what a row doesn't have.
  private(set) var rows: [[String?]] = []

  /// A table without rows.
  init(_ columns: String...) {
    self.columns = columns
  }

  /// Adds a row.
  mutating func add(_ row: String?...) {
    rows.append(row)
  }

  /// Adds a row unless it is there already.
  mutating func addOnce(_ row: String?...) {
    if !rows.contains(row) { rows.append(row) }
  }

  /// Puts the rows in the order of their texts.
  mutating func sort() {
    rows.sort { a, b in
      a.lazy.map { $0 ?? "" }.lexicographicallyPrecedes(b.lazy.map { $0 ?? "" })
    }
  }

  /// A row a line, with tabs between; tabs and line ends inside texts are written `\t` and `\n`.
  var text: String {
    rows.map { $0.map(ListTable.escaped).joined(separator: "\t") + "\n" }.joined()
  }

  /// An object a row, on a line of its own; what a row doesn't have is left out.
  var json: String {
    let objects = rows.map { row in
      JSONText.object(zip(columns, row).map { ($0, $1.map { JSONText.string($0) }) })
    }
    return objects.isEmpty ? "[]" : "[\n  " + objects.joined(separator: ",\n  ") + "]"
  }

  private static func escaped(_ text: String?) -> String {
    var result = ""
    for character in text ?? "" {
      switch character {
      case "\t": result += "\\t"
      case "\n", "\r\n": result += "\\n"
      case "\r": result += "\\r"
      case "\\": result += "\\\\"
      default: result.append(character)
      }
    }
    return result
  }
}
