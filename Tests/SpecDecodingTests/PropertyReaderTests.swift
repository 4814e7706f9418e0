import Catalog
import Geometry
import SpecDecoding
import Testing
import Vocabulary
import XMLParsing

/// The properties of the first object in a document that holds `content`, and `resources`.
private func read(_ content: String, resources: String = "") throws -> PropertyBag {
  let text = "<objects>\(content)</objects><resources>\(resources)</resources>"
  let spec = try #require(decodeDocument(text).spec)
  let element = try #require(spec.objects.first).element
  return PropertyReader(spec).properties(of: Int(element))
}

private func color(_ attributes: String, resources: String = "") throws -> ColorValue? {
  try read("<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>", resources: resources)
    .color(.backgroundColor)
}

private func font(_ attributes: String) throws -> FontValue? {
  try read("<label id=\"a\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    .font(.fontDescription)
}

@Suite struct PropertyReaderTests {
  @Test func typesAttributesByTheCatalogue() throws {
    let bag = try read(
      "<label id=\"a\" text=\"8\" numberOfLines=\"2\" hidden=\"YES\" opaque=\"NO\" textAlignment=\"center\" alpha=\"0.5\"/>"
    )
    #expect(bag.string(.text) == "8")
    #expect(bag.number(.numberOfLines) == 2)
    #expect(bag.flag(.hidden))
    #expect(!bag.flag(.opaque, default: true))
    #expect(bag.string(.textAlignment) == "center")
    #expect(bag.number(.alpha) == 0.5)
  }

  @Test func leavesOutStructureAndWhatIsNotOfItsType() throws {
    let bag = try read(
      """
      <view id="a" customClass="C" customModule="M" translatesAutoresizingMaskIntoConstraints="NO" alpha="x"
        hidden="MAYBE" contentMode="nowhere" fixedFrame="YES" misplaced="YES" userLabel="Name">
        <rect key="frame" x="0" y="0" width="1" height="1"/></view>
      """)
    #expect(bag.entries.map(\.key.text) == ["userLabel"])
  }

  @Test func readsPlaceholderSizesThatAreInfinite() throws {
    let bag = try read(
      "<view id=\"a\" placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"30\"/>")
    #expect(bag.string(.placeholderIntrinsicWidth) == "infinite")
    #expect(bag.number(.placeholderIntrinsicHeight) == 30)
  }

  @Test func readsColorsWithComponents() throws {
    #expect(
      try color(
        "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"sRGB\"")
        == .literal(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)))
    #expect(try color("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"") == .literal(.gray(0.5)))
    #expect(
      try color("red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"1\" colorSpace=\"calibratedRGB\"")
        == .literal(Color(red: 0.2, green: 0.4, blue: 0.6)))
    #expect(
      try color(
        "white=\"0.25\" alpha=\"0\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"")
        == .literal(.gray(0.25, alpha: 0)))
    #expect(
      try color("cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0.5\" alpha=\"1\" colorSpace=\"deviceCMYK\"")
        == .literal(Color(red: 0, green: 0.5, blue: 0.5)))
    #expect(try color("red=\"1\" green=\"x\" blue=\"0\" alpha=\"1\"") == nil)
    #expect(try color("") == nil)
  }

  @Test func convertsDisplayP3ToExtendedSRGB() throws {
    guard
      case .literal(let red)? = try color(
        "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"")
    else { return #expect(Bool(false)) }
    #expect(abs(red.red - 1.0931) < 1e-3 && abs(red.green + 0.2267) < 1e-3 && abs(red.blue + 0.1501) < 1e-3)
    guard
      case .literal(let gray)? = try color(
        "red=\"0.5\" green=\"0.5\" blue=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\""
      )
    else { return #expect(Bool(false)) }
    #expect(abs(gray.red - 0.5) < 1e-6 && abs(gray.blue - 0.5) < 1e-6)
  }

  @Test func readsColorsByNameWithTheirFallbacks() throws {
    let resources = """
      <systemColor name="systemRedColor"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></systemColor>
      <namedColor name="Tint"><color red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      """
    #expect(
      try color("systemColor=\"systemRedColor\"", resources: resources)
        == .system("systemRed", fallback: .bytes(255, 0, 0)))
    #expect(try color("name=\"Tint\"", resources: resources) == .named("Tint", fallback: .bytes(0, 255, 0)))
    #expect(try color("name=\"Other\"", resources: resources) == .named("Other", fallback: nil))
    #expect(try color("cocoaTouchSystemColor=\"darkTextColor\"") == .system("darkText", fallback: nil))
    #expect(
      try color("systemColor=\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\"")
        == .system("label", fallback: nil))
    #expect(
      try color("xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"")
        == .system("systemBackground", fallback: nil))
    #expect(
      try color(
        "systemColor=\"linkColor\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\"")
        == .system("link", fallback: .bytes(0, 0, 255)))
    #expect(
      try color("name=\"textColor\" catalog=\"System\" colorSpace=\"catalog\"")
        == .system("text", fallback: nil))
  }

  @Test func readsFontsInTheirForms() throws {
    #expect(
      try font("type=\"system\" pointSize=\"17\"") == FontValue(face: .system(weight: nil), pointSize: 17))
    #expect(
      try font("type=\"system\" weight=\"semibold\" pointSize=\"12.5\"")
        == FontValue(face: .system(weight: "semibold"), pointSize: 12.5))
    #expect(try font("type=\"boldSystem\" pointSize=\"14\"") == FontValue(face: .boldSystem, pointSize: 14))
    #expect(
      try font("type=\"italicSystem\" pointSize=\"14\"") == FontValue(face: .italicSystem, pointSize: 14))
    #expect(
      try font("style=\"UICTFontTextStyleTitle0\"") == FontValue(face: .style("Title0"), pointSize: nil))
    #expect(
      try font("name=\"FiraSans-Light\" family=\"Fira Sans\" pointSize=\"15\"")
        == FontValue(face: .named(name: "FiraSans-Light", family: "Fira Sans"), pointSize: 15))
    #expect(
      try font("type=\"system\" size=\"button\"") == FontValue(face: .system(weight: nil), pointSize: 18))
    #expect(
      try font("name=\".AppleSystemUIFont\" family=\".AppleSystemUIFont\" pointSize=\"11\"")
        == FontValue(face: .system(weight: nil), pointSize: 11))
    #expect(
      try font("name=\"SFUIDisplay-Bold\" family=\"SF UI\" pointSize=\"11\"")
        == FontValue(face: .system(weight: "bold"), pointSize: 11))
    #expect(try font("pointSize=\"11\"") == nil)
  }

  @Test func readsStringsAlsoInBase64() throws {
    #expect(try read("<label id=\"a\"><string key=\"text\">a\nb</string></label>").string(.text) == "a\nb")
    #expect(
      try read("<textView id=\"a\"><mutableString key=\"text\">x</mutableString></textView>").string(.text)
        == "x")
    #expect(
      try read("<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">\nIGEK44GC\n</string></label>")
        .string(.text)
        == " a\nあ")
    #expect(
      try read("<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">DQ</string></label>").string(.text)
        == "\r")
    #expect(
      try read("<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">%%%</string></label>")[.text] == nil)
    #expect(try read("<label id=\"a\"><nil key=\"textColor\"/></label>")[.textColor] == .null)
  }

  @Test func readsAttributedStringsRunByRun() throws {
    let bag = try read(
      """
      <label id="a"><attributedString key="userComments"><fragment content="note"/></attributedString>
      <attributedString key="attributedText">
        <fragment content="One "><attributes>
          <font key="NSFont" metaFont="system" size="15"/>
          <color key="NSColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingTail" lineSpacing="7"
            lineHeightMultiple="1.2" paragraphSpacing="5"/>
        </attributes></fragment>
        <fragment><string key="content">two</string><attributes>
          <font key="NSFont" size="18" name="HelveticaNeue-Bold"/></attributes></fragment>
      </attributedString></label>
      """)
    let text = try #require(bag.attributedText(.attributedText))
    #expect(text.plain == "One two")
    #expect(text.runs[0].font == FontValue(face: .system(weight: nil), pointSize: 15))
    #expect(text.runs[0].color == .literal(.black))
    #expect(text.runs[0].paragraph?.alignment == "center")
    #expect(text.runs[0].paragraph?.lineBreakMode == "tailTruncation")
    #expect(text.runs[0].paragraph?.lineSpacing == 7)
    #expect(text.runs[0].paragraph?.lineHeightMultiple == 1.2)
    #expect(text.runs[1].font?.face == .named(name: "HelveticaNeue-Bold", family: "HelveticaNeue"))
    #expect(text.runs[1].paragraph == nil)
    #expect(bag[.userComments] == nil)
  }
}
