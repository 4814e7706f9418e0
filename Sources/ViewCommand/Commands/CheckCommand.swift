internal import Reporting
internal import ViewCompiler

/// `viewc check`: what is wrong with documents.
enum CheckCommand {
  static let spec = CommandSpec(
    "check", "PATH...", "diagnose; files or folders",
    discussion: """
      With '--devices', '--orientations', '--content-sizes', '--languages', '--directions' or '--appearances'
      each document is laid out once for every combination. What is wrong in some of them only is one finding,
      with a note on where: 'only at 320 pt wide (retina4_0); fine at 375 pt wide (retina4_7)'. Texts of
      languages come from 'de.lproj/Main.strings' or 'mul.lproj/Main.xcstrings' beside 'Base.lproj'.
      """,
    options: [
      OptionSpec("format", .choice(ReporterRegistry.all.map(\.name)), "the form of the findings"),
      OptionSpec("output", letter: "o", .text("FILE"), "write a machine format to this file"),
      OptionSpec("no-layout", .flag, "leave out what needs a solved layout"),
      OptionSpec("baseline", .text("FILE"), "findings that do not count"),
      OptionSpec("write-baseline", .text("FILE"), "write the findings as a baseline, and let them not count"),
      OptionSpec("changed-since", .text("REV"), isAvailable: false, "only what a branch touched"),
      OptionSpec("cache", .text("DIR"), "keep results here; unchanged files are not checked again"),
      OptionSpec("shard", .text("I/N"), isAvailable: false, "check one part of N"),
    ],
    action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let name = arguments.value("format") ?? "text"
    guard let format = ReporterRegistry.named(name) else {
      throw UsageError("format '\(name)' is not available in this version")
    }
    var run = try DocumentRun(
      arguments, context, goal: arguments.has("no-layout") ? .decoded : .laidOut)
    run.check()
    if let path = arguments.value("write-baseline") {
      run.writeBaseline(path)
    } else if let path = arguments.value("baseline") {
      run.applyBaseline(path)
    }
    let output = arguments.value("output")
    if format.isForPeople, output == nil { return run.finish() }
    let reporter = format.make(
      ReporterContext(
        workingFolder: context.workingFolder, version: Version.text))
    run.put(reporter.text(of: run.report), to: output)
    return run.finish(printsFindings: false)
  }
}
