import SpecDecoding
import Testing

@Suite struct ValueParserTests {
  @Test(arguments: [
    ("8", 8.0), ("-8.5", -8.5), ("+1", 1), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1.5E-2", 0.015),
    ("20.333333333333332", 20.333333333333332), ("249.99998474121094", 249.99998474121094),
    ("0.0099999997764825821", 0.0099999997764825821), ("000000000000000000000001", 1),
    ("123456789012345680", 123456789012345680), ("1e22", 1e22), ("-0.0", 0),
  ])
  func readsNumbers(text: String, value: Double) {
    #expect(ValueParser.number(text) == value)
  }

  @Test(arguments: ["", "-", ".", "8x", "8 ", " 8", "0x10", "nan", "inf", "1e", "1e+", "1.0.0", "1e999", "८"])
  func refusesOtherText(text: String) {
    #expect(ValueParser.number(text) == nil)
  }
}
