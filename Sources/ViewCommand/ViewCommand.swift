#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The command line of viewc.
///
/// Does no work of its own: finds the command, takes the arguments apart, runs it.
package enum ViewCommand {
  /// Runs the command that the process was started with; the process's exit status.
  package static func main() -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    SignalMask.allow()
    return run(Array(CommandLine.arguments.dropFirst()), in: .process).rawValue
  }

  /// Runs the command in `arguments` (without the program's name).
  package static func run(_ arguments: [String], in context: CommandContext) -> ExitStatus {
    do {
      return try dispatch(arguments, in: context)
    } catch {
      context.console.complain(error.message)
      let command = arguments.first.flatMap(CommandRegistry.named)
      context.console.note("viewc: see 'viewc \(command.map { "help " + $0.name } ?? "--help")'\n")
      return .failure
    }
  }

  private static func dispatch(
    _ arguments: [String], in context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    guard let name = arguments.first else {
      context.console.note(HelpText.overview)
      return .failure
    }
    switch name {
    case "--help", "-h": return context.console.print(HelpText.overview)
    case "--version": return context.console.print("viewc \(Version.text)\n")
    default: break
    }
    guard !name.hasPrefix("-") else { throw .unknown("option", name, nearest: nil) }
    guard let command = CommandRegistry.named(name) else { throw HelpCommand.unknown(name) }
    if asksForHelp(arguments.dropFirst()) { return context.console.print(HelpText.page(of: command)) }
    guard let action = command.action else {
      throw UsageError("command '\(name)' is not available in this version")
    }
    return try action(ArgumentParser(command.allOptions).parse(Array(arguments.dropFirst())), context)
  }

  /// `--help` wins over whatever else is wrong with the arguments.
  private static func asksForHelp(_ arguments: ArraySlice<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}
