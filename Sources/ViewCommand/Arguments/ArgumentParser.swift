internal import Diagnostics

/// Takes a command line apart as the options of a command tell: `--name value`, `--name=value`, `-o value`,
/// `-j4`; options and operands in any order; `--` ends the options; `-` is an operand.
package struct ArgumentParser: Sendable {
  private let options: [OptionSpec]

  /// Makes a parser that knows `options`.
  package init(_ options: [OptionSpec]) {
    self.options = options
  }

  /// The parts of `arguments` (the command's name left out).
  package func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        return parsed
      }
      if argument.hasPrefix("--") {
        try parseLong(argument.dropFirst(2), &rest, &parsed)
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseShort(argument.dropFirst(), &rest, &parsed)
      } else {
        parsed.operands.append(argument)
      }
    }
    return parsed
  }

  private func parseLong(
    _ text: Substring, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = options.first(where: { $0.name == name }) else {
      let nearest = Suggestion.nearest(to: name, in: options.map(\.name))
      throw .unknown("option", "--" + name, nearest: nearest.map { "--" + $0 })
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    try add(option, "--" + name, attached, &rest, &parsed)
  }

  private func parseShort(
    _ text: Substring, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) throws(UsageError) {
    var text = text
    while let letter = text.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknown("option", "-\(letter)", nearest: nil)
      }
      if case .flag = option.value {
        try add(option, "-\(letter)", nil, &rest, &parsed)
        continue
      }
      if text.first == "=" { text.removeFirst() }
      try add(option, "-\(letter)", text.isEmpty ? nil : String(text), &rest, &parsed)
      return
    }
  }

  private func add(
    _ option: OptionSpec, _ spelling: String, _ attached: String?, _ rest: inout ArraySlice<String>,
    _ parsed: inout ParsedArguments
  ) throws(UsageError) {
    guard option.isAvailable else {
      throw UsageError("option '\(spelling)' is not available in this version")
    }
    if case .flag = option.value {
      guard attached == nil else { throw UsageError("option '\(spelling)' takes no value") }
      parsed.add(option.name, "")
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("option '\(spelling)' needs a value: \(option.placeholder ?? "")")
    }
    try check(value, of: option, spelling)
    parsed.add(option.name, value)
  }

  private func check(_ value: String, of option: OptionSpec, _ spelling: String) throws(UsageError) {
    switch option.value {
    case .choice(let words) where !words.contains(value):
      let nearest = Suggestion.nearest(to: value, in: words)
      let ending = nearest.map { "did you mean '\($0)'?" } ?? "known are \(words.joined(separator: ", "))"
      throw UsageError("unknown value '\(value)' of option '\(spelling)'; \(ending)")
    case .count where Int(value).map({ $0 < 0 }) ?? true:
      throw UsageError("option '\(spelling)' needs a whole number, not '\(value)'")
    default: return
    }
  }
}
