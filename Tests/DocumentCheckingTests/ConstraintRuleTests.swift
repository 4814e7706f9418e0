import Diagnostics
import Testing

/// The findings on a view `v` with labels `a` and `b`, a navigation item's view `t`, and the constraints
/// given.
private func findings(constraints: String, more: String = "") -> [Diagnostic] {
  findings(
    inDocument: """
      <objects><viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
      <view key="view" id="v"><subviews><label id="a"/><stackView id="s"><subviews><label id="b"/></subviews></stackView>
      <tableView id="tv"><sections><tableViewSection id="ts"><cells><tableViewCell id="tc">
      <tableViewCellContentView key="contentView" id="cv"/></tableViewCell></cells></tableViewSection></sections>
      </tableView></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>\(constraints)</constraints>\(more)</view>
      <navigationItem key="navigationItem" id="n"><view key="titleView" id="t"/></navigationItem>
      </viewController><view id="w"><subviews><label id="x"/></subviews><viewLayoutGuide key="safeArea" id="h"/></view>
      </objects>
      """)
}

/// A constraint element from its attributes.
private func constraint(_ attributes: String, id: String = "k") -> String {
  "<constraint \(attributes) id=\"\(id)\"/>"
}

private func pair(_ first: String, _ one: String, _ second: String, _ other: String) -> String {
  constraint(
    "firstItem=\"\(first)\" firstAttribute=\"\(one)\" secondItem=\"\(second)\" secondAttribute=\"\(other)\"")
}

@Suite struct InvalidConstraintTests {
  @Test(arguments: [
    pair("a", "leading", "b", "top"), pair("a", "centerX", "b", "centerY"),
    pair("a", "width", "b", "leading"),
    pair("a", "top", "b", "height"), pair("a", "left", "b", "leading"), pair("a", "top", "a", "top"),
    pair("c", "top", "b", "top"), pair("a", "top", "n", "top"), pair("a", "top", "k", "top"),
    constraint("firstItem=\"a\" firstAttribute=\"leading\" constant=\"8\""),
    constraint("firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"b\""),
    constraint("firstItem=\"a\" firstAttribute=\"width\" secondAttribute=\"width\""),
    constraint("firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"width\""),
  ])
  func isReportedOnce(text: String) {
    let found = findings(constraints: text)
    #expect(found.map(\.kind.name) == ["invalid-constraint"])
    #expect(found.first?.object == "k")
  }

  @Test(arguments: [
    pair("a", "leading", "b", "centerX"), pair("a", "bottom", "b", "firstBaseline"),
    pair("a", "width", "a", "height"), pair("a", "left", "b", "right"), pair("a", "left", "b", "centerX"),
    pair("a", "leading", "v", "leadingMargin"), pair("a", "top", "top", "bottom"),
    pair("a", "top", "g", "top"),
    constraint("firstItem=\"a\" firstAttribute=\"width\" constant=\"8\""),
    constraint("firstAttribute=\"bottom\" secondItem=\"a\" secondAttribute=\"bottom\""),
    pair("a", "leading", "a", "trailing"),
  ])
  func isSilentWhereUIKitIs(text: String) {
    #expect(findings(constraints: text).isEmpty)
  }
}

@Suite struct UnrelatedConstraintItemsTests {
  @Test(arguments: [
    pair("a", "top", "x", "top"), pair("a", "top", "w", "top"), pair("a", "top", "h", "top"),
    pair("a", "top", "t", "top"), pair("top", "bottom", "x", "top"),
    constraint("firstAttribute=\"top\" secondItem=\"x\" secondAttribute=\"top\""),
  ])
  func isReportedOnce(text: String) {
    #expect(findings(constraints: text).map(\.kind.name) == ["unrelated-constraint-items"])
  }

  @Test(arguments: [
    pair("a", "top", "b", "top"), pair("b", "top", "g", "top"), pair("b", "top", "top", "bottom"),
    pair("cv", "width", "v", "width"),
  ])
  func isSilentInOneTree(text: String) {
    #expect(findings(constraints: text).isEmpty)
  }

  @Test func theOwnerMustHoldTheItems() {
    let inner = "<stackView id=\"o\"><constraints>\(pair("a", "top", "b", "top"))</constraints></stackView>"
    let found = findings(constraints: "", more: "<subviews>\(inner)</subviews>")
    #expect(found.map(\.kind.name) == ["unrelated-constraint-items"])
  }

  @Test func isSilentForWhatIsNeverInstalled() {
    let mask =
      "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"k\"/></mask></variation>"
    #expect(findings(constraints: pair("a", "top", "x", "top"), more: mask).isEmpty)
  }
}

@Suite struct DuplicateConstraintTests {
  private let width = "firstItem=\"a\" firstAttribute=\"width\" constant=\"8\""

  @Test func isReportedAtTheSecondWithANoteAtTheFirst() {
    let found = findings(constraints: constraint(width, id: "k1") + constraint(width, id: "k2"))
    #expect(found.map(\.kind.name) == ["duplicate-constraint"])
    #expect(found.first?.object == "k2")
    #expect(found.first?.notes.count == 1)
  }

  @Test func theOwnerIsTheSameWrittenAndUnwritten() {
    let found = findings(
      constraints: constraint("firstAttribute=\"width\" constant=\"8\"", id: "k1")
        + constraint("firstItem=\"v\" firstAttribute=\"width\" constant=\"8.0\" relation=\"equal\"", id: "k2")
    )
    #expect(found.map(\.kind.name) == ["duplicate-constraint"])
  }

  @Test(arguments: ["constant=\"9\"", "priority=\"999\"", "multiplier=\"2\"", "relation=\"lessThanOrEqual\""])
  func isSilentWhereSomethingDiffers(change: String) {
    let other =
      "firstItem=\"a\" firstAttribute=\"width\" " + (change.hasPrefix("constant") ? "" : "constant=\"8\" ")
    #expect(findings(constraints: constraint(width, id: "k1") + constraint(other + change, id: "k2")).isEmpty)
  }

  @Test func isSilentWhereSizeClassesChoose() {
    let mask =
      "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"k2\"/></mask></variation>"
    #expect(
      findings(constraints: constraint(width, id: "k1") + constraint(width, id: "k2"), more: mask).isEmpty)
  }

  @Test func isSilentWhereAConstraintVariesBySizeClass() {
    let varied =
      "<constraint \(width) id=\"k2\"><variation key=\"heightClass=compact\" constant=\"4\"/></constraint>"
    #expect(findings(constraints: constraint(width, id: "k1") + varied).isEmpty)
  }
}
