import Diagnostics
import Testing
import Vocabulary
import XMLParsing

/// What the parser makes of a text.
private func parse(_ text: String) -> (tree: XMLTree?, bag: DiagnosticBag) {
  parse(bytes: Array(text.utf8))
}

private func parse(bytes: [UInt8]) -> (tree: XMLTree?, bag: DiagnosticBag) {
  var bag = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "Test.xib", bytes: bytes)
  return (XMLParser.parse(file, into: &bag), bag)
}

@Suite struct XMLParserTests {
  @Test func keepsElementsInDocumentOrderWithTheirParents() throws {
    let tree = try #require(parse("<document><view id=\"a\"><label/></view><button/></document>").tree)
    #expect(tree.elements.map(\.name) == [.document, .view, .label, .button])
    #expect(tree.elements.map(\.parent) == [-1, 0, 1, 0])
    #expect(Array(tree.children(of: 0)) == [1, 3])
    #expect(tree.string(.id, in: 1) == "a")
  }

  @Test func givesTheOffsetOfEveryTagAlsoBehindMultibyteTextAndGreaterSigns() throws {
    let text = "<document>\n  <label text=\"日本 1>2\" id='x'/><あ b=\"c\"/>\n</document>"
    let tree = try #require(parse(text).tree)
    let bytes = Array(text.utf8)
    #expect(tree.elements.allSatisfy { bytes[Int($0.offset)] == UInt8(ascii: "<") })
    #expect(tree.nameText(of: 2) == "あ")
    #expect(tree.string(.text, in: 1) == "日本 1>2")
    let range = try #require(TagScanner(tree).range(of: tree.place(of: .text, in: 1)))
    #expect(tree.file.text(range) == "日本 1>2")
  }

  @Test func decodesReferencesInValuesAndTexts() throws {
    let tree = try #require(
      parse(
        "<document><string key=\"text\">a &lt; b\n&#x3042;</string><label text=\"&amp;&#10;x\"/></document>"
      ).tree)
    #expect(tree.text(of: 1) == "a < b\nあ")
    #expect(tree.string(.text, in: 2) == "&\nx")
    #expect(tree.elements[1].key == .text)
  }

  @Test func readsUTF16WithAByteOrderMark() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><document><label text=\"é😀\"/></document>"
    for isBig in [true, false] {
      var bytes: [UInt8] = isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]
      for unit in text.utf16 {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        bytes += isBig ? [high, low] : [low, high]
      }
      let tree = try #require(parse(bytes: bytes).tree)
      #expect(tree.string(.text, in: 1) == "é😀")
    }
  }

  @Test(arguments: [
    ("<document><view></document>", 16), ("<document><a b=\"1\" c></a></document>", 20),
    ("<document>&foo;</document>", 15), ("<document><a b=\"x & y\"/></document>", 19), ("", 0), ("text", 0),
  ])
  func refusesMalformedText(_ text: String, _ offset: Int) throws {
    let result = parse(text)
    #expect(result.tree == nil)
    let finding = try #require(result.bag.diagnostics.first)
    #expect(finding.kind.name == "malformed-xml")
    #expect(finding.place.offset == offset)
  }

  @Test func refusesDocumentTypesAndDeepNesting() {
    let bomb = "<!DOCTYPE a [<!ENTITY x \"y\">]><document>&x;</document>"
    #expect(parse(bomb).bag.diagnostics.map(\.kind.name) == ["document-type-declaration"])
    let deep = String(repeating: "<view>", count: 600) + String(repeating: "</view>", count: 600)
    #expect(parse(deep).bag.diagnostics.map(\.kind.name) == ["nesting-too-deep"])
    let fine = String(repeating: "<view>", count: 512) + String(repeating: "</view>", count: 512)
    #expect(parse(fine).tree?.elements.count == 512)
  }

  @Test func stopsAtEveryTruncationWithoutATrap() {
    let text =
      "<document><view id=\"a\" b='&amp;'><!-- c --><string key=\"text\">x<![CDATA[y]]></string></view></document>"
    let bytes = Array(text.utf8)
    for end in 0..<bytes.count {
      let result = parse(bytes: Array(bytes[..<end]))
      #expect(result.tree == nil && result.bag.diagnostics.count == 1)
    }
  }
}
