import Testing

@testable import SwiftGeneration

@Suite struct ActionSelectorTests {
  @Test(arguments: [
    ("tap", "func tap()"), ("tap:", "func tap(_ sender: UIButton)"),
    ("tap:forEvent:", "func tap(_ sender: UIButton, forEvent event: UIEvent)"),
    ("default:", "func `default`(_ sender: UIButton)"),
  ])
  func givesTheMethodThatHasTheSelector(_ selector: String, _ signature: String) throws {
    #expect(try #require(ActionSelector(selector)).signature(sender: "UIButton") == signature)
  }

  @Test(arguments: ["", ":", "a b:", "a::", "a:b", "a:b:c:", "1:"])
  func refusesWhatNoSwiftMethodHas(_ selector: String) {
    #expect(ActionSelector(selector) == nil)
  }

  @Test func escapesLiterals() {
    #expect(SwiftLiteral.string("a\"\\\n\u{202E}") == "\"a\\\"\\\\\\n\\u{202e}\"")
  }
}
