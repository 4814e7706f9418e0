import Foundation
import Testing
import Typesetting

extension SessionTests {
  /// Pictures go to a folder of the test's own.
  @Suite(.serialized) struct DrawingTests {
    private let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "viewc-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func picture(_ family: String) -> String {
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40">
      <rect width="120" height="40" fill="white"/>
      <text x="8" y="26" font-family="\(family)" font-size="17">Größe 日本語</text></svg>
      """
    }

    private func draw(
      _ op: String, _ name: String, family: String = "Inter", scale: Double = 2
    ) throws -> (answer: [String: Any], bytes: Data?) {
      var conversation = Conversation()
      let path = folder.appending(path: name).path
      let answer = try conversation.ask([
        "op": op, "svg": picture(family), "output": path, "scale": scale,
      ])
      return (answer, FileManager.default.contents(atPath: path))
    }

    @Test func aPNGHasScalePixelsToAPoint() throws {
      let (answer, bytes) = try draw("png", "a.png", scale: 2)
      #expect(answer["width"] as? Double == 240)
      #expect(answer["height"] as? Double == 80)
      #expect(bytes?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test(arguments: ["png", "pdf"])
    func theSamePictureGivesTheSameBytesAndIsNotWrittenAgain(op: String) throws {
      let first = try draw(op, "a.\(op)")
      let other = try draw(op, "b.\(op)")
      let again = try draw(op, "a.\(op)")
      #expect(first.bytes != nil && first.bytes == other.bytes)
      #expect(first.answer["written"] as? Bool == true)
      #expect(again.answer["written"] as? Bool == false)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }

    @Test func familiesThatWereNotNamedInTheRequestAreDrawnInTheBaseOne() throws {
      let exact = try draw("png", "a.png", family: "Inter")
      // Installed on most machines, which must make no difference.
      for family in ["DejaVu Serif", "Liberation Serif", "No Such Family", "serif", "monospace"] {
        #expect(try draw("png", "b.png", family: family).bytes == exact.bytes, "\(family)")
      }
    }

    @Test func japaneseComesFromTheSecondBaseFamily() throws {
      let implied = try draw("png", "a.png", family: "Inter")
      let stated = try draw("png", "b.png", family: "Inter, 'Noto Sans CJK JP'")
      #expect(implied.bytes == stated.bytes)
    }

    @Test(arguments: [
      "", "no XML", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='1e9'/>",
      "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='1'/>",
    ])
    func whatIsNoPictureIsRefusedAndLeavesNoFile(svg: String) throws {
      var conversation = Conversation()
      let path = folder.appending(path: "a.png").path
      let answer = try conversation.ask(["op": "png", "svg": svg, "output": path])
      #expect(answer["error"] != nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func anUnwritableFileIsNamed() throws {
      let (answer, _) = try draw("png", "absent/a.png")
      let error = try #require(answer["error"] as? String)
      #expect(error.hasPrefix("file '") && error.contains("cannot be written; No such file"))
    }
  }
}
