import Diagnostics
import Reporting
import Testing
import XMLParsing

@Suite struct FixItTests {
  private static let document = "<a>\n  <b x=\"1\" y='2'/>\n  <c/><d/>\n</a>\n"

  private func applied(_ edit: (XMLTree) -> FixIt.Edit) throws -> String {
    var sample = try #require(Sample(FixItTests.document))
    let fixIt = FixIt("m", edits: [edit(sample.tree)])
    sample.bag.report(Sample.kind, at: sample.tree.place(of: 1), "m", fixIts: [fixIt])
    let made = try #require(sample.report().findings.first?.fixes.first?.edits.first)
    var bytes = Array(FixItTests.document.utf8)
    bytes.replaceSubrange(made.offset..<(made.offset + made.length), with: made.text.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func replacesAValue() throws {
    let text = try applied { FixIt.Edit(.replace, at: $0.place(of: 1, .value(1)), "3") }
    #expect(text == "<a>\n  <b x=\"1\" y='3'/>\n  <c/><d/>\n</a>\n")
  }

  @Test func removesAnAttributeWithTheBlankBeforeIt() throws {
    let text = try applied { FixIt.Edit(.removeAttribute, at: $0.place(of: 1, .value(0))) }
    #expect(text == "<a>\n  <b y='2'/>\n  <c/><d/>\n</a>\n")
  }

  @Test func insertsBehindTheLastAttribute() throws {
    let text = try applied { FixIt.Edit(.insertAttribute, at: $0.place(of: 1), " z=\"3\"") }
    #expect(text == "<a>\n  <b x=\"1\" y='2' z=\"3\"/>\n  <c/><d/>\n</a>\n")
  }

  @Test func removesAnElementWithItsLine() throws {
    let text = try applied { FixIt.Edit(.removeElement, at: $0.place(of: 1)) }
    #expect(text == "<a>\n  <c/><d/>\n</a>\n")
  }

  @Test func removesAnElementAloneWhereOthersShareItsLine() throws {
    let text = try applied { FixIt.Edit(.removeElement, at: $0.place(of: 3)) }
    #expect(text == "<a>\n  <b x=\"1\" y='2'/>\n  <c/>\n</a>\n")
  }
}
