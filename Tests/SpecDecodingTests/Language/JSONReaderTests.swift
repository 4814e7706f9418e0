import Diagnostics
import SpecDecoding
import Testing

@Suite("JSON with positions")
struct JSONReaderTests {
  private func read(_ text: String) -> (value: JSONValue?, findings: [String]) {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "data.json", bytes: Array(text.utf8))
    let value = JSONReader.read(file, into: &bag)
    let table = LineTable(file.bytes)
    let findings = bag.diagnostics.map { diagnostic in
      let position = table.position(of: diagnostic.place.offset)
      return "\(position.line):\(position.column) \(diagnostic.kind.name)"
    }
    return (value, findings)
  }

  @Test("Objects, arrays, escapes and numbers are read with their spans")
  func value() throws {
    let (value, findings) = read("{ \"a\": [1, -2.5e1, \"x\\u3042\\n\"], \"b\": null, \"c\": true }")
    #expect(findings == [])
    guard case .array(let items)? = value?["a"]?.content else {
      Issue.record("'a' is no array")
      return
    }
    guard case .number(let number, let isInteger) = items[1].content else { return }
    #expect(number == -25 && !isInteger)
    #expect(items[1].span.offset == 11 && items[1].span.length == 6)
    guard case .string(let text) = items[2].content else { return }
    #expect(text == "xあ\n")
  }

  @Test(
    "What JSON does not allow is found at its place",
    arguments: [
      ("{\"a\": [1, 2,]}", "1:12 invalid-json"),
      ("{\"a\": 1,\n}", "1:8 invalid-json"),
      ("{\"a\": 1\n \"b\": 2}", "2:2 invalid-json"),
      ("[01]", "1:2 invalid-json"),
      ("[1.]", "1:4 invalid-json"),
      ("['a']", "1:2 invalid-json"),
      ("[\"a\n\"]", "1:2 invalid-json"),
      ("[tru]", "1:2 invalid-json"),
      ("[1] 2", "1:5 invalid-json"),
      ("// no\n[]", "1:1 invalid-json"),
      ("{\"a\" 1}", "1:6 invalid-json"),
      ("{a: 1}", "1:2 invalid-json"),
      ("[\"\\x\"]", "1:3 invalid-json"),
      ("[\"\\uD800\"]", "1:3 invalid-json"),
      ("", "1:1 invalid-json"),
      ("{\"a\": 1, \"あ\": 2, \"a\": 3}", "1:18 duplicate-key"),
    ])
  func mistake(text: String, expected: String) {
    #expect(read(text).findings == [expected])
  }

  @Test("Deep nesting is refused, not a crash")
  func depth() {
    #expect(read(String(repeating: "[", count: 100_000)).findings == ["1:257 invalid-json"])
  }

  @Test("A file cut at any byte gives a finding, never a trap")
  func truncation() {
    let text = "{ \"a\": [1, -2.5e1, \"x\\u3042\\n\"], \"b\": null, \"c\": true }"
    for length in 0..<text.utf8.count {
      let cut = String(decoding: Array(text.utf8).prefix(length), as: UTF8.self)
      #expect(read(cut).findings.count == 1)
    }
  }
}
