internal import Vocabulary

/// Builds the flat table of a catalogue: a row an element, a column a name.
struct AttributeTable {
  private(set) var rows = [UInt8](repeating: 0, count: Name.total)
  private(set) var codes: [UInt8]
  private(set) var types = TypeTable()
  private let schemas: [ElementSchema?]
  private var used = 1

  /// An empty table with room for `count` elements.
  init(schemas: [ElementSchema?], count: Int) {
    precondition(count < 255, "rows are numbered in a byte")
    self.schemas = schemas
    codes = [UInt8](repeating: 0, count: (count + 1) * Name.total)
  }

  /// Fills the row of an element, after that of its base.
  mutating func fill(_ element: Name) {
    guard rows[element.code] == 0, let schema = schemas[element.code] else { return }
    rows[element.code] = UInt8(used)
    let start = used * Name.total
    used += 1
    if let base = schema.base {
      fill(base)
      let from = Int(rows[base.code]) * Name.total
      for column in 0..<Name.total { codes[start + column] = codes[from + column] }
    }
    for (name, type) in schema.attributes { codes[start + name.code] = types.code(of: type) }
  }
}
