/// What `--help` prints.
enum HelpText {
  /// The widest option or command that keeps its summary on the same line, in characters.
  private static let column = 28
  /// The mark of what the contract has and this version lacks.
  private static let later = " (not in this version)"

  /// The help of viewc itself.
  static var overview: String {
    var text = "viewc: the compiler for view hierarchies\n\nUsage: viewc COMMAND ARGUMENTS...\n\nCommands:\n"
    for command in CommandRegistry.all {
      text += row(command.name, command.summary + (command.action == nil ? later : ""))
    }
    text += "\nAn INPUT is a .xib, a .storyboard or a viewc spec (.xml); a folder is walked for all three; "
    text += "'-' is standard\ninput. 'viewc help COMMAND' lists a command's options.\n\n"
    text += "Exit status: 0 done, 1 the input has errors, 2 the work could not be done.\n"
    return text
  }

  /// The help of one command.
  static func page(of command: CommandSpec) -> String {
    let isAvailable = command.action != nil
    var text = "viewc \(command.name): \(command.summary)\(isAvailable ? "" : later)\n\n"
    text += "Usage: viewc \(command.name) \(command.operands)"
    text += command.takesCommonOptions ? " [OPTIONS]\n" : "\n"
    if !command.discussion.isEmpty { text += "\n" + command.discussion + "\n" }
    if !command.options.isEmpty { text += "\nOptions:\n" + command.options.map(row).joined() }
    if command.takesCommonOptions {
      text += "\nOptions of all commands on documents:\n" + CommonOptions.all.map(row).joined()
    }
    return text
  }

  private static func row(_ option: OptionSpec) -> String {
    var left = option.letter.map { "-\($0), " } ?? ""
    left += "--" + option.name
    if let placeholder = option.placeholder { left += " " + placeholder }
    return row(left, option.summary + (option.isAvailable ? "" : later))
  }

  private static func row(_ left: String, _ right: String) -> String {
    let length = left.utf8.count
    let gap = length <= column ? String(repeating: " ", count: column - length + 2) : ""
    let split = length <= column ? "" : "\n" + String(repeating: " ", count: column + 4)
    return "  \(left)\(gap)\(split)\(right)\n"
  }
}
