import Catalog
import Testing

private func number(_ text: String) -> Double? { ValueSyntax.number(bytes(text)) }

@Suite struct ValueSyntaxTests {
  @Test(arguments: [
    "0", "-0", "+5", "12", "0.5", ".5", "-1.5e3", "2.2250738585072014e-308", "1e-400", "0.59999999999999998",
    "249.99998474121094", "123456789012345678901234567890", "1.7976931348623157e308", "9007199254740993",
    "1e23",
    "8.5e-05", "00012", "5.", "1.5E-2", "20.333333333333332", "000000000000000000000001",
    "123456789012345680", "-0.0",
    "3.14159265358979323846264338327950288",
  ])
  func readsNumbersAsTheNearestDouble(text: String) {
    #expect(number(text) == Double(text))
  }

  @Test(arguments: [
    "", " ", "x", "8x", "8 ", " 8", "1.0.0", "1,5", "--1", "+-1", "1e", "1e+", "e5", ".", "-", "+",
    "inf",
    "-inf", "nan", "infinity", "0x10", "1_000", "1e999", "１", "1\u{0}", "YES",
  ])
  func refusesWhatIsNoNumber(text: String) {
    #expect(number(text) == nil)
  }

  @Test func readsNumbersOfAnyLengthWithoutTrapping() {
    let digits = String(repeating: "9", count: 5000)
    #expect(number(digits) == nil)
    #expect(number("0." + digits) == 1)
    #expect(number("1e" + digits) == nil)
    #expect(number("1e-" + digits) == 0)
  }

  @Test func readsIntegersWithinSixtyFourBits() {
    #expect(ValueSyntax.integer(bytes("-12")) == -12)
    #expect(ValueSyntax.integer(bytes("-9223372036854775808")) == Int.min)
    #expect(ValueSyntax.integer(bytes("9223372036854775808")) == nil)
    for text in ["", "-", "1.0", "1e3", "x", " 1"] { #expect(ValueSyntax.integer(bytes(text)) == nil) }
  }

  @Test func readsMultipliersInTheirThreeForms() {
    #expect(ValueSyntax.multiplier(bytes("0.8")) == 0.8)
    #expect(ValueSyntax.multiplier(bytes("16:9")) == 16.0 / 9)
    #expect(ValueSyntax.multiplier(bytes("1/3")) == 1.0 / 3)
    #expect(ValueSyntax.multiplier(bytes("1.58:1")) == 1.58)
    #expect(ValueSyntax.multiplier(bytes("-1")) == -1)
    for text in ["0", "1:0", "0:1", "0/3", ":", "1:", ":1", "1:2:3", "1::2", "1e300:1e-300", ""] {
      #expect(ValueSyntax.multiplier(bytes(text)) == nil, "\(text)")
    }
  }

  @Test func readsPrioritiesBetweenZeroAndAThousand() {
    #expect(ValueSyntax.priority(bytes("249.99998474121094")) == 249.99998474121094)
    #expect(ValueSyntax.priority(bytes("1000")) == 1000)
    for text in ["1001", "-1", "high", "1000.5"] { #expect(ValueSyntax.priority(bytes(text)) == nil) }
  }

  @Test func readsBooleansInOneSpellingOnly() {
    #expect(ValueSyntax.boolean(bytes("YES")) == true)
    #expect(ValueSyntax.boolean(bytes("NO")) == false)
    for text in ["yes", "true", "1", "", "YESS"] { #expect(ValueSyntax.boolean(bytes(text)) == nil) }
  }
}
