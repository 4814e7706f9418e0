import Resolution
import SpecTesting
import Testing

@Suite("Shorthands of constraints")
struct ShorthandTests {
  private func constraints(_ body: String) -> [String] {
    let resolved = ResolvedSpec("<spec><scene name=\"S\"><view id=\"root\">\(body)</view></scene></spec>")
    #expect(resolved.kinds == [])
    return resolved.scene("S").map { ResolvedSpec.constraints($0).sorted() } ?? []
  }

  @Test(
    "Each shorthand makes the constraints that it stands for",
    arguments: [
      (
        "pin=\"all\" inset=\"8\"",
        [
          "a.top = root.top + 8.0", "a.leading = root.leading + 8.0", "root.bottom = a.bottom + 8.0",
          "root.trailing = a.trailing + 8.0",
        ]
      ),
      (
        "pin=\"top:safeArea+8 horizontal:margin\"",
        [
          "a.top = root/safeArea.top + 8.0", "a.leading = root.leadingMargin",
          "root.trailingMargin = a.trailing",
        ]
      ),
      ("pin=\"top:&gt;=8 left:16@750\"", ["a.top >= root.top + 8.0", "a.left = root.left + 16.0 @750.0"]),
      (
        "pin=\"centerX:-4 bottom:safeArea-2\"",
        ["a.centerX = root.centerX + -4.0", "root/safeArea.bottom = a.bottom + -2.0"]
      ),
      ("size=\"200x30\"", ["a.width = 200.0", "a.height = 30.0"]),
      ("width=\"50%\" height=\"&gt;=44@999\"", ["a.width = root.width * 0.5", "a.height >= 44.0 @999.0"]),
      ("width=\"root.height*0.5+8\"", ["a.width = root.height * 0.5 + 8.0"]),
      ("height=\"b-2.height\"", ["a.height = b-2.height"]),
      ("aspect=\"16:10\"", ["a.width = a.height * 1.6"]),
      ("below=\"b-2:30\"", ["a.top = b-2.bottom + 30.0"]),
      ("above=\"b-2\"", ["b-2.top = a.bottom"]),
      ("after=\"b-2:&gt;=8\"", ["a.leading >= b-2.trailing + 8.0"]),
      ("before=\"b-2:4@250\"", ["b-2.leading = a.trailing + 4.0 @250.0"]),
      ("align=\"b-2.centerY b-2.leading:8\"", ["a.centerY = b-2.centerY", "a.leading = b-2.leading + 8.0"]),
    ])
  func shorthand(attributes: String, expected: [String]) {
    #expect(constraints("<label id=\"a\" \(attributes)/><label id=\"b-2\"/>") == expected.sorted())
  }

  @Test(
    "A constraint element names items and attributes with dots",
    arguments: [
      ("first=\"a.top\" second=\"b.bottom\" constant=\"8\"", "a.top = b.bottom + 8.0"),
      ("first=\"a.top\" relation=\"greaterThanOrEqual\" second=\"superview.top\"", "a.top >= root.top"),
      (
        "first=\"safeArea.bottom\" second=\"a.bottom\" priority=\"750\"",
        "root/safeArea.bottom = a.bottom @750.0"
      ),
      ("first=\"a.leading\" second=\"margins.leading\"", "a.leading = root.leadingMargin"),
      ("first=\"a.width\" constant=\"9\"", "a.width = 9.0"),
      ("first=\"a.top\" second=\"root.bottom\" multiplier=\"1:2\"", "a.top = root.bottom * 0.5"),
    ])
  func element(attributes: String, expected: String) {
    #expect(constraints("<label id=\"a\"/><label id=\"b\"/><constraint \(attributes)/>") == [expected])
  }

  @Test(
    "Visual formats give the constraints of Apple's language",
    arguments: [
      (
        "H:|-8-[a(100)]-[b]-|",
        [
          "a.leading = root.leading + 8.0", "b.leading = a.trailing + 8.0",
          "root.trailingMargin = b.trailing",
          "a.width = 100.0",
        ]
      ),
      (
        "V:|[a(==b)][b(>=20@700)]",
        ["a.top = root.top", "b.top = a.bottom", "a.height = b.height", "b.height >= 20.0 @700.0"]
      ),
      ("[a]-(>=4,<=8)-[b]", ["b.leading >= a.trailing + 4.0", "b.leading <= a.trailing + 8.0"]),
      ("[a]-(-4)-[b]", ["b.leading = a.trailing + -4.0"]),
    ])
  func visual(format: String, expected: [String]) {
    let text = format.replacing(">", with: "&gt;").replacing("<", with: "&lt;")
    #expect(
      constraints("<label id=\"a\"/><label id=\"b\"/><constraints visual=\"\(text)\"/>") == expected.sorted())
  }

  @Test("Interface Builder's own form stays as it is")
  func native() {
    #expect(
      constraints(
        "<subviews><label id=\"a\"/></subviews><constraints><constraint firstItem=\"a\" firstAttribute=\"top\""
          + " secondItem=\"root\" secondAttribute=\"top\" constant=\"3\"/>"
          + "<constraint firstAttribute=\"bottom\" secondItem=\"a\" secondAttribute=\"bottom\"/></constraints>"
      )
        == ["a.top = root.top + 3.0", "root.bottom = a.bottom"].sorted())
  }

  @Test(
    "A bad part of a shorthand is found at its place",
    arguments: [
      ("pin=\"top:8 left8\"", "invalid-shorthand left8"),
      ("pin=\"tpo:8\"", "invalid-shorthand tpo"),
      ("pin=\"top:eight\"", "invalid-shorthand eight"),
      ("pin=\"top top:8\"", "invalid-shorthand top:8"),
      ("pin=\"top:8@1200\"", "invalid-shorthand 1200"),
      ("pin=\"\"", "invalid-shorthand "),
      ("inset=\"8\"", "invalid-shorthand inset"),
      ("size=\"200\"", "invalid-shorthand 200"),
      ("size=\"200xhigh\"", "invalid-shorthand high"),
      ("width=\"half\"", "invalid-shorthand half"),
      ("width=\"b.with\"", "invalid-shorthand with"),
      ("width=\"b.width*x\"", "invalid-shorthand *x"),
      ("aspect=\"16:0\"", "invalid-shorthand 16:0"),
      ("below=\"c:30\"", "unknown-target c"),
      ("below=\"b:safeArea\"", "invalid-shorthand safeArea"),
      ("align=\"b\"", "invalid-shorthand b"),
      ("align=\"b.leeding\"", "invalid-shorthand leeding"),
      ("font=\"big\"", "invalid-shorthand big"),
      ("frame=\"0 0 10\"", "invalid-shorthand 0 0 10"),
      ("margins=\"1 2 3\"", "invalid-shorthand 1 2 3"),
      ("hugging=\"2000\"", "invalid-shorthand 2000"),
      ("textColor=\"systemBleu\"", "unknown-color systemBleu"),
      ("textColor=\"#12345\"", "unknown-color #12345"),
      ("pim=\"all\"", "unknown-attribute pim"),
      ("numberOfLines=\"two\"", "invalid-number two"),
      ("textAlignment=\"centre\"", "invalid-value centre"),
    ])
  func mistake(attributes: String, expected: String) {
    let resolved = ResolvedSpec(
      "<spec><scene name=\"S\"><view id=\"root\"><label id=\"a\" \(attributes)/><label id=\"b\"/></view></scene></spec>"
    )
    #expect(resolved.kinds == [expected])
  }

  @Test("A root view cannot be pinned")
  func root() {
    let resolved = ResolvedSpec("<spec><scene name=\"S\"><view id=\"root\" pin=\"all\"/></scene></spec>")
    #expect(resolved.kinds == ["invalid-shorthand all"])
  }
}
