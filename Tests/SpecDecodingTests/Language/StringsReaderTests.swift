import Diagnostics
import SpecDecoding
import Testing

@Suite("Files of strings")
struct StringsReaderTests {
  private func read(_ text: String) -> (table: StringsTable?, findings: [String]) {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "ja.strings", bytes: Array(text.utf8))
    let table = StringsReader.read(file, into: &bag)
    let lines = LineTable(file.bytes)
    return (
      table,
      bag.diagnostics.map { diagnostic in
        let position = lines.position(of: diagnostic.place.offset)
        return "\(position.line):\(position.column) \(diagnostic.kind.name)"
      }
    )
  }

  @Test("Keys and values are read past comments and escapes")
  func entries() {
    let (table, findings) = read("/* a */ \"b.text\" = \"あ\\\"\\n\"; // c\nplain = \"x\";\n")
    #expect(findings == [])
    #expect(table?.entries.map(\.key) == ["b.text", "plain"])
    #expect(table?.entries.map(\.value) == ["あ\"\n", "x"])
  }

  @Test(
    "What is not well-formed is found at its place",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "1:10 invalid-strings"),
      ("\"a\" \"b\";", "1:5 invalid-strings"),
      ("\"a\" = \"b;", "1:7 invalid-strings"),
      ("/* open", "1:1 invalid-strings"),
      ("\"a\" = ;", "1:7 invalid-strings"),
      ("\"a\" = \"1\";\n\"a\" = \"2\";", "2:1 duplicate-key"),
    ])
  func mistake(text: String, expected: String) {
    #expect(read(text).findings == [expected])
  }
}
