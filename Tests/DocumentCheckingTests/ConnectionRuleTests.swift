import Diagnostics
import Testing

/// The findings on a button `b` with the connections given.
private func findings(connections: String) -> [Diagnostic] {
  findings(
    inDocument: """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><button id="b"><connections>
      \(connections)</connections></button><label id="l"/></objects>
      """)
}

@Suite struct DuplicateConnectionTests {
  @Test(arguments: [
    "<outlet property=\"p\" destination=\"l\" id=\"1\"/><outlet property=\"p\" destination=\"l\" id=\"2\"/>",
    """
    <action selector="go:" destination="-1" eventType="touchUpInside" id="1"/>
    <action selector="go:" destination="-1" eventType="touchUpInside" id="2"/>
    """,
    """
    <outletCollection property="p" destination="l" id="1"/><outletCollection property="p" destination="l" id="2"/>
    """,
  ])
  func isReportedAtTheSecond(text: String) {
    let found = findings(connections: text)
    #expect(found.map(\.kind.name) == ["duplicate-connection"])
    #expect(found.first?.object == "b")
    #expect(found.first?.notes.count == 1)
  }

  @Test(arguments: [
    "<outlet property=\"p\" destination=\"l\" id=\"1\"/><outlet property=\"q\" destination=\"l\" id=\"2\"/>",
    """
    <action selector="go:" destination="-1" eventType="touchUpInside" id="1"/>
    <action selector="go:" destination="-1" eventType="touchDown" id="2"/>
    """,
    """
    <outletCollection property="p" destination="l" id="1"/><outletCollection property="p" destination="b" id="2"/>
    """,
    "<segue destination=\"-1\" kind=\"show\" id=\"1\"/><segue destination=\"-1\" kind=\"show\" id=\"2\"/>",
  ])
  func isSilentWhereSomethingDiffers(text: String) {
    #expect(findings(connections: text).isEmpty)
  }
}

@Suite struct DuplicateIDTests {
  @Test func isReportedAtTheSecondWithANoteAtTheFirst() {
    let found = findings(inDocument: "<objects><view id=\"v\"/><label id=\"v\"/><label id=\"w\"/></objects>")
    #expect(found.map(\.kind.name) == ["duplicate-id"])
    #expect(found.first?.place.element == 3)
    #expect(found.first?.notes.first?.place?.element == 2)
  }

  @Test func idsOfDevicesAreNoneOfTheDocument() {
    #expect(
      findings(
        inDocument: "<device id=\"x\"><adaptation id=\"x\"/></device><objects><view id=\"x\"/></objects>"
      ).isEmpty)
  }
}
