import Diagnostics
import Testing

/// What decoding a label with further attributes reports.
private func label(_ attributes: String, content: String = "") -> Decoded {
  decodeDocument("<objects><label id=\"l\" \(attributes)>\(content)</label></objects>")
}

/// What decoding a constraint with further attributes reports.
private func constraint(_ attributes: String) -> Decoded {
  decodeDocument(
    "<objects><view id=\"v\"><constraints><constraint \(attributes) id=\"k\"/></constraints></view></objects>"
  )
}

@Suite struct AttributeTests {
  @Test(arguments: [
    "firstAttribute=\"width\" constant=\"8x\"", "firstAttribute=\"width\" constant=\"\"",
    "firstAttribute=\"width\" multiplier=\"1:0\"", "firstAttribute=\"width\" multiplier=\"0\"",
    "firstAttribute=\"width\" multiplier=\"1:2:3\"", "firstAttribute=\"width\" priority=\"high\"",
  ])
  func numbersMustBeNumbers(attributes: String) {
    let found = constraint(attributes)
    #expect(found.kinds == ["invalid-number"])
    #expect(found.findings.first?.object == "k")
  }

  @Test(arguments: [
    "firstAttribute=\"width\" constant=\"-8.5e1\"", "firstAttribute=\"width\" multiplier=\"4/7\"",
    "firstAttribute=\"width\" priority=\"1\"", "firstAttribute=\"width\" priority=\"999.5\"",
    "firstAttribute=\"width\" priority=\"1000\"", "firstAttribute=\"baseline\" relation=\"equal\"",
  ])
  func rightConstraintsAreSilent(attributes: String) {
    #expect(constraint(attributes).kinds.isEmpty)
  }

  @Test(arguments: ["1001", "0", "-1", "0.5"])
  func constraintPrioritiesRunFromOneToAThousand(priority: String) {
    #expect(constraint("firstAttribute=\"width\" priority=\"\(priority)\"").kinds == ["invalid-priority"])
  }

  @Test func huggingRunsFromZeroToAThousand() {
    #expect(label("horizontalHuggingPriority=\"0\" verticalHuggingPriority=\"1000\"").kinds.isEmpty)
    #expect(label("horizontalHuggingPriority=\"-1\"").kinds == ["invalid-priority"])
    #expect(label("verticalCompressionResistancePriority=\"1000.5\"").kinds == ["invalid-priority"])
  }

  @Test func numbersWithUnitsAreMendedByAFixIt() {
    let fixIt = constraint("firstAttribute=\"width\" constant=\"8.5pt\"").findings.first?.fixIts.first
    #expect(fixIt?.message == "replace '8.5pt' with '8.5'")
    #expect(constraint("firstAttribute=\"width\" constant=\"wide\"").findings.first?.fixIts.isEmpty == true)
  }

  @Test(arguments: [("true", "YES"), ("false", "NO"), ("yes", "YES"), ("MAYBE", nil)])
  func truthValuesAreYesOrNo(value: String, meant: String?) {
    let found = label("hidden=\"\(value)\"")
    #expect(found.kinds == ["invalid-value"])
    #expect(found.findings.first?.fixIts.first?.edits.first?.text == meant)
  }

  @Test func wordsOfEnumerationsAreSuggested() {
    let found = label("lineBreakMode=\"tailTruncaton\"")
    #expect(found.kinds == ["invalid-value"])
    #expect(found.findings.first?.fixIts.first?.edits.first?.text == "tailTruncation")
    #expect(label("lineBreakMode=\"nothing\"").findings.first?.fixIts.isEmpty == true)
    #expect(label("lineBreakMode=\"wordWrap\"").kinds.isEmpty)
  }

  @Test func wordsOfGrowingEnumerationsAreCounted() {
    func item(_ word: String) -> [String] {
      decodeDocument("<objects><barButtonItem systemItem=\"\(word)\" id=\"i\"/></objects>").kinds
    }
    #expect(item("teleport") == ["unrecognised-value"])
    #expect(item("flexibleSpac") == ["invalid-value"])
    #expect(item("flexibleSpace").isEmpty)
  }

  @Test func framesAreNumbers() {
    let found = label("", content: "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1px\" height=\"1\"/>")
    #expect(found.kinds == ["invalid-number"])
    #expect(found.findings.first?.object == "l")
  }

  @Test func misspelledAttributesAreFindingsAndOthersAreCounted() {
    let misspelled = label("numberOfLine=\"2\"")
    #expect(misspelled.kinds == ["unknown-attribute"])
    #expect(misspelled.findings.first?.fixIts.first?.edits.first?.text == "numberOfLines")
    let other = label("shimmersInTheDark=\"YES\"")
    #expect(other.kinds == ["unrecognised-attribute"])
    #expect(other.findings.first?.kind.visibility == .counted)
  }

  @Test func infiniteIsAPlaceholderSize() {
    #expect(label("placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"8\"").kinds.isEmpty)
    #expect(label("placeholderIntrinsicWidth=\"wide\"").kinds == ["invalid-number"])
  }

  @Test(arguments: [
    "<outlet destination=\"v\" id=\"o\"/>", "<outlet property=\"p\" id=\"o\"/>",
    "<action destination=\"v\" id=\"o\"/>", "<outletCollection destination=\"v\" id=\"o\"/>",
  ])
  func connectionsNeedTheirAttributes(text: String) {
    let found = decodeDocument("<objects><view id=\"v\"><connections>\(text)</connections></view></objects>")
    #expect(found.kinds == ["missing-attribute"])
    #expect(found.findings.first?.object == "o")
  }

  @Test func constraintsNeedAnAttribute() {
    #expect(constraint("constant=\"8\"").kinds == ["missing-attribute"])
  }

  @Test func tieBreakersNeedNoDestination() {
    let text = "<inferredMetricsTieBreakers><segue reference=\"s\"/></inferredMetricsTieBreakers>"
    #expect(decodeDocument(text).kinds.isEmpty)
  }

  @Test func variationsHaveTheAttributesOfTheElementAround() {
    let text = "<variation key=\"heightClass=compact\" hidden=\"MAYBE\"/>"
    #expect(label("", content: text).kinds == ["invalid-value"])
    #expect(label("", content: "<variation key=\"heightClass=compact\" numberOfLines=\"2\"/>").kinds.isEmpty)
  }
}
