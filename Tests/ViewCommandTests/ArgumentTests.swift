import GoldenTesting
import Testing
import ViewCommand

@Suite struct ArgumentTests {
  private static let options = [
    OptionSpec("output", letter: "o", .text("DIR"), ""), OptionSpec("jobs", letter: "j", .count("N"), ""),
    OptionSpec("quiet", letter: "q", .flag, ""), OptionSpec("allow", .list("KIND"), ""),
    OptionSpec("color", .choice(["auto", "never"]), ""), OptionSpec("later", .flag, isAvailable: false, ""),
  ]

  private func parse(_ arguments: String...) throws -> ParsedArguments {
    try ArgumentParser(ArgumentTests.options).parse(arguments)
  }

  @Test func takesValuesInEveryUsualForm() throws {
    #expect(try parse("--output", "x").value("output") == "x")
    #expect(try parse("--output=a=b").value("output") == "a=b")
    #expect(try parse("--output=").value("output") == "")
    #expect(try parse("-o", "x").value("output") == "x")
    #expect(try parse("-ox").value("output") == "x")
    #expect(try parse("-j4").count("jobs") == 4)
    #expect(try parse("-qj4").has("quiet"))
    #expect(try parse("-o", "-").value("output") == "-")
    #expect(try parse("--allow", "a,b", "--allow", "c").list("allow") == ["a", "b", "c"])
    #expect(try parse("-o", "1", "-o", "2").value("output") == "2")
  }

  @Test func mixesOptionsAndOperands() throws {
    #expect(
      try parse("a", "-q", "b", "-", "--", "-q", "--output").operands == ["a", "b", "-", "-q", "--output"])
  }

  @Test(arguments: [
    (["--ouput", "x"], "unknown option '--ouput'; did you mean '--output'?"),
    (["--zzzzzz"], "unknown option '--zzzzzz'"),
    (["-x"], "unknown option '-x'"),
    (["--output"], "option '--output' needs a value: DIR"),
    (["--quiet=1"], "option '--quiet' takes no value"),
    (["-j", "many"], "option '-j' needs a whole number, not 'many'"),
    (["-j", "-1"], "option '-j' needs a whole number, not '-1'"),
    (["--jobs", "99999999999999999999"], "option '--jobs' needs a whole number, not '99999999999999999999'"),
    (["--color", "nevr"], "unknown value 'nevr' of option '--color'; did you mean 'never'?"),
    (["--color", "pink"], "unknown value 'pink' of option '--color'; known are auto, never"),
    (["--later"], "option '--later' is not available in this version"),
  ])
  func saysWhatIsWrong(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try ArgumentParser(ArgumentTests.options).parse(arguments) }
  }
}
