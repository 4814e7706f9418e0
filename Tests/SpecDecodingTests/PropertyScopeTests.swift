import Catalog
import Geometry
import SpecDecoding
import Testing
import Vocabulary
import XMLParsing

private func decoded(_ content: String, resources: String = "") throws -> Spec {
  try #require(decodeDocument("<objects>\(content)</objects><resources>\(resources)</resources>").spec)
}

private func read(_ content: String, resources: String = "") throws -> PropertyBag {
  let spec = try decoded(content, resources: resources)
  return PropertyReader(spec).properties(of: Int(try #require(spec.objects.first).element))
}

@Suite struct PropertyScopeTests {
  @Test func keepsTheStatesOfAButtonApart() throws {
    let bag = try read(
      """
      <button id="a"><state key="normal" title="OK" image="star" catalog="system" backgroundImage="b">
        <color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small" weight="medium"/></state>
      <state key="highlighted" title="Down">
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/></state>
      <state key="disabled"><attributedString key="attributedTitle"><fragment content="x"/></attributedString></state>
      </button>
      """, resources: "<image name=\"b\" width=\"1\" height=\"1\"/>")
    #expect(bag.string(.title, in: .normal) == "OK")
    #expect(bag.image(.image, in: .normal) == ImageValue(name: "star", isSymbol: true))
    #expect(bag.color(.titleColor, in: .normal) == .literal(.white))
    #expect(bag.string(.title, in: .highlighted) == "Down")
    #expect(bag.attributedText(.attributedTitle, in: .disabled)?.plain == "x")
    #expect(bag.string(.scale, in: .preferredSymbolConfiguration) == "small")
    #expect(bag.string(.title) == nil)
  }

  @Test func letsTheScaleOfAnImageWinOverThatOfItsView() throws {
    let bag = try read(
      """
      <imageView id="a"><imageReference key="image" image="info" catalog="system" symbolScale="large"
        renderingMode="template"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small" configurationType="pointSize"
        pointSize="19"/></imageView>
      """)
    #expect(bag.image(.image) == ImageValue(name: "info", isSymbol: true))
    #expect(bag.string(.scale, in: .preferredSymbolConfiguration) == "large")
    #expect(bag.number(.pointSize, in: .preferredSymbolConfiguration) == 19)
    #expect(bag.string(.renderingMode) == "template")
  }

  @Test func knowsSymbolsByTheResources() throws {
    let bag = try read(
      "<imageView id=\"a\" image=\"x\" highlightedImage=\"y\"/>",
      resources:
        "<image name=\"x\" catalog=\"system\" width=\"1\" height=\"1\"/><image name=\"y\" width=\"1\" height=\"1\"/>"
    )
    #expect(bag.image(.image) == ImageValue(name: "x", isSymbol: true))
    #expect(bag.image(.highlightedImage) == ImageValue(name: "y", isSymbol: false))
  }

  @Test func readsButtonConfigurations() throws {
    let bag = try read(
      """
      <button id="a"><buttonConfiguration key="configuration" style="filled" title="Go" imagePadding="8" image="t"
        catalog="system">
        <color key="baseBackgroundColor" systemColor="systemRedColor"/>
        <fontDescription key="titleFontDescription" type="system" pointSize="14"/>
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>
        <backgroundConfiguration key="background" cornerRadius="5"/>
      </buttonConfiguration></button>
      """)
    #expect(bag.string(.style, in: .configuration) == "filled")
    #expect(bag.string(.title, in: .configuration) == "Go")
    #expect(bag.number(.imagePadding, in: .configuration) == 8)
    #expect(bag.image(.image, in: .configuration)?.isSymbol == true)
    #expect(bag.color(.baseBackgroundColor, in: .configuration) == .system("systemRed", fallback: nil))
    #expect(bag.font(.titleFontDescription, in: .configuration)?.pointSize == 14)
    #expect(
      bag.insets(.contentInsets, in: .configuration) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(bag.string(.scale, in: .preferredSymbolConfigurationForImage) == "small")
    #expect(bag.number(.cornerRadius, in: .background) == 5)
  }

  @Test func readsInsetsInTheirThreeVocabularies() throws {
    let bag = try read(
      """
      <button id="a"><inset key="contentEdgeInsets" minX="1" minY="2" maxX="2.2250738585072014e-308" maxY="4"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/></button>
      """)
    #expect(bag.insets(.contentEdgeInsets) == EdgeInsets(top: 2, left: 1, bottom: 4, right: 0))
    #expect(bag.insets(.layoutMargins) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(bag.insets(.directionalLayoutMargins) == EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
  }

  @Test func readsThePartsOfCollectionViewsAndTextFields() throws {
    let flow = try read(
      """
      <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
        minimumLineSpacing="10" id="b"><size key="itemSize" width="50" height="60"/>
        <inset key="sectionInset" minX="1" minY="0" maxX="1" maxY="0"/></collectionViewFlowLayout></collectionView>
      """)
    #expect(flow.string(.scrollDirection, in: .collectionViewLayout) == "horizontal")
    #expect(flow.size(.itemSize, in: .collectionViewLayout) == Size(width: 50, height: 60))
    #expect(flow.insets(.sectionInset, in: .collectionViewLayout)?.left == 1)
    let field = try read(
      """
      <textField id="a"><textInputTraits key="textInputTraits" keyboardType="URL" secureTextEntry="YES"/>
      <accessibility key="accessibilityConfiguration" label="Password" identifier="pw"><bool key="isElement" value="NO"/>
      <accessibilityTraits key="traits" button="YES" link="YES"/></accessibility></textField>
      """)
    #expect(field.flag(.secureTextEntry, in: .textInputTraits))
    #expect(field.string(.label, in: .accessibilityConfiguration) == "Password")
    #expect(field[PropertyKey(.isElement, in: .accessibilityConfiguration)] == .boolean(false))
    #expect(
      field[PropertyKey(.traits, in: .accessibilityConfiguration)]
        == .list([.string("button"), .string("link")]))
  }

  @Test func readsRuntimeAttributes() throws {
    let spec = try decoded(
      """
      <view id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isMyOwn" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="text" value="t"/>
        <userDefinedRuntimeAttribute type="number" keyPath="broken"><integer key="value" value="x"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="mine"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    let reader = PropertyReader(spec)
    let element = Int(try #require(spec.objects.first).element)
    let bag = reader.properties(of: element)
    #expect(bag.number(.cornerRadius, in: .layer) == 8)
    #expect(bag.color(.borderColor, in: .userDefinedRuntimeAttributes) == .literal(.white))
    #expect(bag.string(.text) == nil)
    let attributes = reader.runtimeAttributes(of: element)
    #expect(
      attributes.map(\.keyPath) == ["layer.cornerRadius", "borderColor", "isMyOwn", "text", "broken", "mine"])
    #expect(
      attributes.map(\.value) == [
        .number(8), .color(.literal(.white)), .boolean(true), .string("t"), nil,
        .size(Size(width: 1, height: 2)),
      ])
  }

  @Test func readsFramesAndMasks() throws {
    let spec = try decoded(
      """
      <view id="a"><rect key="contentStretch" x="9" y="9" width="9" height="9"/>
      <rect key="frame" x="0.0" y="20" width="375" height="20.5"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" widthSizable="YES"/></view>
      <view id="b"><rect key="frame" x="0.0" y="20" width="wide" height="20.5"/></view>
      <label id="c"><frame key="frameInset" minX="15" width="345" height="43.5"/><autoresizingMask key="autoresizingMask"/></label>
      """)
    let reader = PropertyReader(spec)
    let elements = spec.objects.map { Int($0.element) }
    #expect(reader.frame(of: elements[0]) == Rect(x: 0, y: 20, width: 375, height: 20.5))
    #expect(reader.autoresizingMask(of: elements[0]) == [.flexibleMaxX, .widthSizable])
    #expect(reader.frame(of: elements[1]) == nil)
    #expect(reader.autoresizingMask(of: elements[1]) == nil)
    #expect(reader.frame(of: elements[2]) == Rect(x: 15, y: 0, width: 345, height: 43.5))
    #expect(reader.autoresizingMask(of: elements[2]) == [])
  }

  @Test func readsWhatAVariationChanges() throws {
    let spec = try decoded(
      """
      <stackView id="a" axis="vertical"><variation key="heightClass=compact" axis="horizontal" spacing="4" hidden="YES">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <fontDescription key="fontDescription" type="system" pointSize="9"/></variation></stackView>
      """)
    let variation = try #require(spec.variations.first)
    let bag = PropertyReader(spec).overrides(of: Int(variation.element))
    #expect(bag.string(.axis) == "horizontal")
    #expect(bag.number(.spacing) == 4)
    #expect(bag.flag(.hidden))
    #expect(bag[.frame] == .rect(Rect(x: 1, y: 2, width: 3, height: 4)))
    #expect(bag.font(.fontDescription)?.pointSize == 9)
  }

  @Test func treatsUnknownElementsAsViews() throws {
    let spec = try decoded(
      "<view id=\"r\"><subviews><fancyView id=\"a\" alpha=\"0.5\" hidden=\"YES\"/></subviews></view>")
    let object = try #require(spec.objects.last)
    let bag = PropertyReader(spec).properties(of: Int(object.element))
    #expect(bag.number(.alpha) == 0.5)
    #expect(bag.flag(.hidden))
  }
}
