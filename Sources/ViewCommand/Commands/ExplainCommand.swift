internal import Diagnostics
internal import ViewCompiler

/// `viewc explain`: a kind of finding, in full.
enum ExplainCommand {
  static let spec = CommandSpec(
    "explain", "KIND | --list", "one diagnostic's page",
    options: [OptionSpec("list", .flag, "list all kinds, a line each")],
    takesCommonOptions: false, action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    if arguments.has("list") {
      guard arguments.operands.isEmpty else { throw UsageError("'--list' takes no KIND") }
      return context.console.print(list)
    }
    guard !arguments.operands.isEmpty else { throw UsageError("no KIND; '--list' lists them") }
    var pages: [String] = []
    for name in arguments.operands {
      guard let kind = DiagnosticCatalog.named(name) else {
        throw .unknown("kind", name, nearest: Suggestion.nearest(to: name, in: DiagnosticCatalog.names))
      }
      pages.append(page(kind))
    }
    return context.console.print(pages.joined(separator: "\n"))
  }

  private static var list: String {
    let width = DiagnosticCatalog.names.map(\.utf8.count).max() ?? 0
    return DiagnosticCatalog.all.map { kind in
      let gap = String(repeating: " ", count: width - kind.name.utf8.count + 2)
      return
        "\(kind.name)\(gap)\(kind.severity.word)\(kind.severity == .error ? "    " : "  ")\(kind.summary)\n"
    }.joined()
  }

  private static func page(_ kind: DiagnosticKind) -> String {
    var text = "# \(kind.name)\n\n\(kind.severity.word): \(kind.summary)"
    switch kind.visibility {
    case .always: break
    case .counted: text += "; counted in the summary, a finding with --verbose or --warn"
    case .offByDefault: text += "; off unless asked for with --warn or --deny"
    }
    return text + "\n\n" + kind.explanation + "\n"
  }
}
