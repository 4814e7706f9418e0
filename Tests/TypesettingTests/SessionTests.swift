import Foundation
import Testing
import Typesetting

/// A session for one test, with answers read back as JSON.
struct Conversation {
  private var session = TypesettingSession()

  init() { pinEnvironment() }

  mutating func ask(_ request: [String: Any]) throws -> [String: Any] {
    let data = try JSONSerialization.data(withJSONObject: request)
    return try ask(line: String(decoding: data, as: UTF8.self))
  }

  mutating func ask(line: String) throws -> [String: Any] {
    let answer = session.answer(line)
    #expect(!answer.contains("\n"))
    return try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
  }
}

// fontconfig's current configuration belongs to the process: one test at a time.
@Suite(.serialized) struct SessionTests {
  @Test(arguments: [
    ("", "line is not a JSON object"),
    ("[1]", ""),
    (#"{"op":"sing"}"#, "op 'sing' is unknown; known are 'measure', 'png', 'pdf', 'version'"),
    (#"{"text":"a"}"#, "key 'op' is missing"),
    (#"{"op":"measure","text":"a"}"#, "key 'font' is missing"),
    (#"{"op":"measure","text":1,"font":{"size":17}}"#, "value of key 'text' has the wrong type"),
    (#"{"op":"measure","text":"a","font":{"size":-1}}"#, "font size -1.0 is not between 0 and 10000 points"),
    (#"{"op":"png","svg":"<svg/>"}"#, "key 'output' is missing"),
  ])
  func saysWhatIsWrongWithARequest(line: String, message: String) throws {
    var conversation = Conversation()
    let error = try #require(try conversation.ask(line: line)["error"] as? String)
    if !message.isEmpty { #expect(error == message) }
    #expect(try conversation.ask(line: #"{"op":"version"}"#)["protocol"] as? Int == 1)
  }

  @Test func measuresInTheFontAskedFor() throws {
    var conversation = Conversation()
    let font: [String: Any] = ["family": "inter", "size": 16]
    let answer = try conversation.ask(["op": "measure", "text": "Hello", "font": font])
    #expect(answer["family"] as? String == "Inter")
    #expect(answer["substituted"] as? Bool == false)
    // hhea of Inter 4: 2728 up, 680 down, 2816 units to the em.
    let ascent = try #require(answer["ascent"] as? Double)
    let descent = try #require(answer["descent"] as? Double)
    #expect(abs(ascent - 16 * 0.96875) < 0.01)
    #expect(abs(descent - 16 * 680 / 2816) < 0.01)
  }

  @Test func widthsGrowWithTheSizeAndAreNotRounded() throws {
    var conversation = Conversation()
    var widths: [Double] = []
    for size in [10, 1000] {
      let font: [String: Any] = ["family": "Inter", "size": size]
      let answer = try conversation.ask(["op": "measure", "text": "Wäffle, 日本語", "font": font])
      widths.append(try #require(answer["width"] as? Double))
      #expect(answer["missingGlyphs"] as? Int == 0)
    }
    #expect(abs(widths[0] * 100 - widths[1]) < 1)
    #expect(widths[0] != widths[0].rounded())
  }

  @Test func weightIsTakenFromAPostScriptName() throws {
    var conversation = Conversation()
    let bold: [String: Any] = ["name": "Inter-Bold", "family": "Inter", "size": 20]
    let same: [String: Any] = ["family": "Inter", "weight": "bold", "size": 20]
    let regular: [String: Any] = ["family": "Inter", "size": 20]
    let widths = try [bold, same, regular].map {
      try conversation.ask(["op": "measure", "text": "Weight", "font": $0])["width"] as? Double
    }
    #expect(widths[0] == widths[1])
    #expect(widths[0] != widths[2])
  }

  @Test func anAbsentFamilyIsSubstitutedAndSaysSo() throws {
    var conversation = Conversation()
    let absent: [String: Any] = ["family": "No Such Family", "size": 12]
    let present: [String: Any] = ["family": "Inter", "size": 12]
    let substituted = try conversation.ask(["op": "measure", "text": "abc", "font": absent])
    let exact = try conversation.ask(["op": "measure", "text": "abc", "font": present])
    #expect(substituted["substituted"] as? Bool == true)
    #expect(substituted["family"] as? String == "Inter")
    #expect(substituted["width"] as? Double == exact["width"] as? Double)
  }

  @Test func textTooLongForPangosUnitsIsRefused() throws {
    var conversation = Conversation()
    let font: [String: Any] = ["family": "Inter", "size": 1000]
    let text = String(repeating: "m", count: 100_000)
    #expect(try conversation.ask(["op": "measure", "text": text, "font": font])["error"] != nil)
  }
}
