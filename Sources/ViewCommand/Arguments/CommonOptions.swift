internal import Diagnostics
internal import Reporting
internal import ViewCompiler

/// The options that all commands on documents share.
enum CommonOptions {
  /// What the help lists.
  static let all: [OptionSpec] =
    sweepOptions + [
      OptionSpec("config", .text("FILE"), isAvailable: false, "the configuration to use"),
      OptionSpec("sources", .text("DIR"), "sources that declare classes; may be repeated"),
      OptionSpec("module", .text("NAME"), "the module of classes that name none"),
      OptionSpec("jobs", letter: "j", .count("N"), "how many documents at a time (default: all cores)"),
      OptionSpec("color", .choice(["auto", "always", "never"]), "colour findings (NO_COLOR is honoured)"),
      OptionSpec("stdin-path", .text("NAME"), "what standard input ('-') is called in findings"),
      OptionSpec("allow", .list("KIND"), "do not report these kinds of findings"),
      OptionSpec("warn", .list("KIND"), "report these kinds as warnings"),
      OptionSpec("deny", .list("KIND"), "report these kinds as errors"),
      OptionSpec("strict", .flag, "warnings fail as errors do"),
      OptionSpec("max-warnings", .count("N"), "more warnings than this fail"),
      OptionSpec("verbose", .flag, "report what is otherwise only counted"),
      OptionSpec("quiet", .flag, "no summary, no progress"),
      OptionSpec("timings", .flag, "print how long each stage took"),
      OptionSpec("help", letter: "h", .flag, "print this"),
    ]

  /// What the arguments ask of the compiler.
  static func compilerOptions(_ arguments: ParsedArguments) throws(UsageError) -> CompilerOptions {
    var options = CompilerOptions()
    options.sweep = try sweep(arguments)
    options.module = arguments.value("module")
    options.showsCounted = arguments.has("verbose")
    options.overrides = try overrides(arguments)
    return options
  }

  /// `--allow`, `--warn` and `--deny` in the order in which they were given.
  private static func overrides(_ arguments: ParsedArguments) throws(UsageError) -> KindOverrides {
    let levels: [String: KindOverrides.Level] = ["allow": .allow, "warn": .warn, "deny": .deny]
    var overrides = KindOverrides()
    for option in arguments.options {
      guard let level = levels[option.name] else { continue }
      for kind in option.value.split(separator: ",").map(String.init) {
        guard DiagnosticCatalog.named(kind) != nil else {
          throw .unknown("kind", kind, nearest: Suggestion.nearest(to: kind, in: DiagnosticCatalog.names))
        }
        overrides.set(level, for: kind)
      }
    }
    return overrides
  }
}
