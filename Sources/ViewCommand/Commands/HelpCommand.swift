internal import Diagnostics

/// `viewc help`: what the commands do.
enum HelpCommand {
  static let spec = CommandSpec(
    "help", "[COMMAND]", "what the commands do, or one of them", takesCommonOptions: false, action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    guard let name = arguments.operands.first else { return context.console.print(HelpText.overview) }
    guard let command = CommandRegistry.named(name) else { throw unknown(name) }
    return context.console.print(HelpText.page(of: command))
  }

  /// The error for a command that doesn't exist.
  static func unknown(_ name: String) -> UsageError {
    .unknown(
      "command", name, nearest: Suggestion.nearest(to: name, in: CommandRegistry.all.map(\.name)))
  }
}
