import SourceInterfaces
import Testing

/// The names of a Swift source are found, and its bodies left out, without parsing.
@Suite struct SwiftSkeletonTests {
  private func blanked(_ source: String) -> String {
    String(decoding: SwiftSkeleton(Array(source.utf8)).bytes, as: UTF8.self)
  }

  @Test func findsDeclaredNames() {
    let source = """
      // class Commented {}
      /* class Old { /* struct Older */ } */
      @objc(XHome) final class Home: Base { class func make() {} ; class Inner {} }
      extension UIKit.UIView {}
      public protocol Shown: class {}
      let text = "class Quoted {"
      typealias Screen = UIView
      func body() { class Local {} }
      enum `Kind` { case a }
      """
    let skeleton = SwiftSkeleton(Array(source.utf8))
    #expect(
      skeleton.typeNames == ["XHome", "Home", "Inner", "UIKit", "UIView", "Shown", "Screen", "Kind"])
  }

  @Test func findsActions() {
    let source =
      "class A { @IBAction private func save(_ s: Any) {}\n @objc func other() {} "
      + "@IBSegueAction\n func `make`() {} }"
    #expect(SwiftSkeleton(Array(source.utf8)).actionNames == ["save", "make"])
  }

  /// Sources in pieces: every second one is what a body holds.
  static let sources: [[String]] = [
    ["class A { func a() {", " if b { c() } ", "} }"],
    ["class A { var a: Int { didSet {", " b() ", "} } }"],
    ["class A { var a: Int { get {", " b ", "} set {", "\n c = { 1 }\n", "} } }"],
    ["class A { var a = {", " b ", "}() }"],
    ["class A { init() {", " \"}\" ", "} var b = 1 }"],
    ["class A { func a(b: () -> Int = {", " 1 ", "}) {", "", "} }"],
    ["func a() {", " \"\\(b { \"}\" })\" ", "}\nclass B {}"],
    ["func a() {", " #\"\"\"\n}\"\"\"# ", "}"],
    ["class A { lazy var a: B = {", " c() ", "}()\n func b() {", " // }\n", "} }"],
  ]

  @Test(arguments: sources) func blanksBodies(_ pieces: [String]) {
    let expected = pieces.enumerated().map { number, piece in
      number % 2 == 0 ? piece : String(piece.map { $0 == "\n" ? "\n" : " " })
    }
    #expect(blanked(pieces.joined()) == expected.joined())
  }

  @Test(arguments: ["class A { func a() {", "}}}", "\"\\(", "/*", "#\"", "@", "class"])
  func leavesAloneWhatDoesNotMatch(_ source: String) {
    #expect(blanked(source) == source)
  }
}
