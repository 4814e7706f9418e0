/// A command: what the parser and the help need, and what it does.
package struct CommandSpec: Sendable {
  /// Runs the command.
  package typealias Action = @Sendable (ParsedArguments, CommandContext) throws(UsageError) -> ExitStatus

  package let name: String
  /// What follows the name.
  package let operands: String
  package let summary: String
  /// More lines for the command's own help.
  package let discussion: String
  /// The command's own options.
  package let options: [OptionSpec]
  /// Whether the options of `CommonOptions` apply.
  package let takesCommonOptions: Bool
  /// nil where this version cannot do it.
  package let action: Action?

  /// Makes a command; see the properties.
  package init(
    _ name: String, _ operands: String, _ summary: String, discussion: String = "",
    options: [OptionSpec] = [], takesCommonOptions: Bool = true, action: Action?
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.takesCommonOptions = takesCommonOptions
    self.action = action
  }

  /// All options that the command knows.
  package var allOptions: [OptionSpec] {
    let help = OptionSpec("help", letter: "h", .flag, "print this")
    return options + (takesCommonOptions ? CommonOptions.all : [help])
  }
}
