/// Every command, in the order of the help: a line a command.
package enum CommandRegistry {
  package static let all: [CommandSpec] = [
    CompileCommand.spec,
    CheckCommand.spec,
    LayoutCommand.spec,
    RenderCommand.spec,
    GenerateCommand.spec,
    later("snapshot", "record|verify|report PATH...", "review renders against stored ones"),
    later("diff", "OLD NEW | REV1..REV2 [PATH]", "what changed between two documents"),
    later("merge", "BASE OURS THEIRS -o OUT | --install", "three-way merge; a git merge driver"),
    later("preview", "FILE", "a live page on 127.0.0.1"),
    later("migrate", "FILE", "another linter's configuration to .viewc.yml"),
    later("lsp", "", "language server on standard input and output"),
    later("format", "FILE... [--check]", "canonical text"),
    FixCommand.spec,
    later("convert", "FILE [--to spec|xib] -o PATH", "spec to xib and back"),
    ExplainCommand.spec,
    ListCommand.spec,
    DumpCommand.spec,
    HelpCommand.spec,
    VersionCommand.spec,
  ]

  /// The command with a name.
  package static func named(_ name: String) -> CommandSpec? { all.first { $0.name == name } }

  private static func later(_ name: String, _ operands: String, _ summary: String) -> CommandSpec {
    CommandSpec(name, operands, summary, action: nil)
  }
}
