import Catalog
import Diagnostics
import Geometry
import SpecDecoding
import Testing
import Vocabulary

@Suite struct StructureTests {
  @Test func objectsKnowTheirParentsSlotsAndScenes() throws {
    let spec = try #require(
      decodeDocument(
        """
        <scenes><scene sceneID="s"><objects>
          <viewController id="c" sceneMemberID="viewController">
            <view key="view" id="v"><subviews><label id="l"/></subviews></view>
            <navigationItem key="navigationItem" id="n"/>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="p"/>
        </objects></scene></scenes>
        """
      ).spec)
    #expect(spec.objects.map(\.name) == [.viewController, .view, .label, .navigationItem, .placeholder])
    #expect(spec.objects.map(\.parent) == [-1, 0, 1, 0, -1])
    #expect(spec.objects.map(\.slot) == [.objects, .view, .subviews, .navigationItem, .objects])
    #expect(spec.objects.map(\.scene) == [0, 0, 0, 0, 0])
    #expect(spec.scenes.map(\.objects) == [0..<5])
    let label = try #require(spec.ids.find("l"))
    #expect(spec.object(label) == 2)
  }

  @Test func contentViewsWithoutIDsAreObjects() throws {
    let spec = try #require(
      decodeDocument(
        "<objects><collectionViewCell id=\"c\"><view key=\"contentView\"/></collectionViewCell></objects>"
      ).spec)
    #expect(spec.objects.map(\.name) == [.collectionViewCell, .view])
    #expect(spec.objects[1].id == nil)
  }

  @Test func constraintsHaveInterfaceBuildersDefaults() throws {
    let spec = try #require(
      decodeDocument(
        """
        <objects><view id="v"><subviews><label id="l"/></subviews><constraints>
          <constraint firstItem="l" firstAttribute="baseline" secondItem="v" secondAttribute="centerY" id="a"/>
          <constraint firstAttribute="width" relation="lessThanOrEqual" constant="8.5" multiplier="16:9" \
        priority="750" placeholder="YES" id="b"/>
        </constraints></view></objects>
        """
      ).spec)
    let plain = try #require(spec.constraints.first)
    #expect(plain.firstItem == spec.ids.find("l"))
    #expect(plain.firstAttribute == .lastBaseline)
    #expect(plain.secondAttribute == .centerY)
    #expect(plain.relation == .equal)
    #expect([plain.multiplier, plain.constant, plain.priority] == [1, 0, 1000])
    let full = try #require(spec.constraints.last)
    #expect(full.firstItem == nil)
    #expect(full.owner == 0)
    #expect(full.relation == .lessThanOrEqual)
    #expect([full.multiplier, full.constant, full.priority] == [16.0 / 9, 8.5, 750])
    #expect(full.isPlaceholder)
  }

  @Test func variationsKeepTheirMasks() throws {
    let spec = try #require(
      decodeDocument(
        """
        <objects><view id="v">
          <variation key="default"><mask key="constraints"><exclude reference="a"/></mask>
            <mask key="subviews"><exclude reference="b"/></mask></variation>
          <variation key="heightClass=regular-widthClass=compact">
            <mask key="constraints"><include reference="a"/></mask></variation>
        </view></objects>
        """
      ).spec)
    #expect(spec.variations.count == 2)
    #expect(spec.variations[0].condition.isDefault)
    #expect(spec.variations[0].excludedConstraints == [try #require(spec.ids.find("a"))])
    #expect(spec.variations[0].excludedViews == [try #require(spec.ids.find("b"))])
    #expect(spec.variations[1].includedConstraints == [try #require(spec.ids.find("a"))])
    #expect(spec.variations[1].condition.isHeightRegular == true)
    #expect(spec.variations[1].condition.isWidthRegular == false)
  }

  @Test func theHeaderSaysEraDeviceAndFlags() throws {
    let spec = try #require(
      decodeDocument(
        """
        <device id="retina4_7" orientation="landscape" appearance="dark"><adaptation id="fullscreen"/></device>
        <dependencies><capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/></dependencies>
        """, attributes: "toolsVersion=\"32700.99.1234\" useAutolayout=\"YES\" initialViewController=\"x\""
      ).spec)
    #expect(spec.header.kind == .xib)
    #expect(spec.header.toolsVersion == 32700.99)
    #expect(spec.header.usesAutolayout)
    #expect(!spec.header.usesSafeAreas)
    #expect(spec.header.deviceID == "retina4_7")
    #expect(spec.header.orientation == .landscape)
    #expect(spec.header.appearance == .dark)
    #expect(spec.header.adaptation == "fullscreen")
    #expect(spec.header.isXcode8Format)
    #expect(spec.header.initialController == spec.ids.find("x"))
  }

  @Test func connectionsBelongToTheObjectAround() throws {
    let spec = try #require(
      decodeDocument(
        """
        <objects><view id="v"><connections><outlet property="p" destination="w" id="o"/>
          <segue destination="w" kind="show" id="s"><segue key="commit" destination="w" kind="show" id="t"/></segue>
        </connections></view></objects>
        """
      ).spec)
    #expect(spec.connections.map(\.name) == [.outlet, .segue, .segue])
    #expect(spec.connections.allSatisfy { $0.owner == 0 && $0.destination == spec.ids.find("w") })
  }

  @Test func resourcesAndDesignablesAreKept() throws {
    let spec = try #require(
      decodeDocument(
        """
        <resources><image name="i" width="8" height="9" catalog="system"/>
          <namedColor name="c"><color white="0.5" alpha="1" colorSpace="calibratedWhite"/></namedColor></resources>
        <designables><designable name="v"><size key="intrinsicContentSize" width="-1" height="3"/></designable>
        </designables>
        """
      ).spec)
    #expect(spec.resources.map(\.resource) == ["i", "c"])
    #expect(spec.resources[0].size == Size(width: 8, height: 9))
    #expect(spec.resources[0].isSymbol)
    #expect(spec.resources[1].color == Color.gray(0.5))
    #expect(spec.designables.map(\.intrinsicSize) == [Size(width: -1, height: 3)])
  }

  @Test func unknownViewsStayInTheTree() throws {
    let decoded = decodeDocument(
      """
      <objects><view id="v"><subviews><albel id="l"><rect key="frame" x="0" y="0" width="1" height="1"/>
        <subviews><label id="m"/></subviews></albel></subviews></view></objects>
      """)
    let spec = try #require(decoded.spec)
    #expect(spec.objects.map(\.role) == [.view, .view, .view])
    #expect(spec.objects.map(\.parent) == [-1, 0, 1])
    #expect(decoded.kinds == ["unknown-element"])
    #expect(decoded.findings.first?.fixIts.first?.edits.count == 2)
    #expect(decoded.findings.first?.object == "l")
  }
}
