/// `viewc version`: the version.
enum VersionCommand {
  static let spec = CommandSpec(
    "version", "", "the version, as --version", takesCommonOptions: false, action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    context.console.print("viewc \(Version.text)\n")
  }
}
