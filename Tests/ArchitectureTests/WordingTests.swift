import Foundation
import GoldenTesting
import Testing

/// The style of messages, over every expected text.
@Suite struct WordingTests {
  @Test(arguments: GoldenCase.all(in: "diagnostics"))
  func messagesAreInStyle(golden: GoldenCase) throws {
    let file = golden.folder.appending(path: "diagnostics.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    for match in text.matches(of: /: (?:error|warning|note): (.*?)(?: \[[a-z-]+\])?\n/) {
      let message = String(match.1)
      #expect(message.first?.isUppercase != true, "\(message)")
      #expect(!message.hasSuffix("."), "\(message)")
      // Apostrophes inside words are no quotes.
      let quotes = message.replacing(/[a-z]'[a-z]/, with: "").count { $0 == "'" }
      #expect(quotes % 2 == 0, "\(message)")
      let words = message.lowercased().split { !$0.isLetter }
      for banned in ["please", "sorry", "illegal", "you", "your"] {
        #expect(!words.contains { $0 == banned }, "\(message)")
      }
    }
  }
}
