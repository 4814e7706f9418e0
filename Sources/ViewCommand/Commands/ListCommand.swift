internal import Diagnostics
internal import Geometry
internal import ViewCompiler

/// `viewc list`: what a document consists of.
enum ListCommand {
  private static let subjects = ListSubject.allCases.map(\.rawValue)

  static let spec = CommandSpec(
    "list", "FILE " + subjects.joined(separator: "|"), "what a document consists of",
    discussion: """
      A line each, with tabs between the columns:
        objects       id, class, element, parent, label
        connections   kind, source, member, destination, detail
        classes       class, module, base class, count
        strings       id, property, text
        resources     kind, name, size
        dependencies  kind, name
      """,
    options: [OptionSpec("format", .choice(["text", "json"]), "the form of the list (default: text)")],
    action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count == 2, let word = arguments.operands.last else {
      throw UsageError("'list' takes a FILE and one of \(subjects.joined(separator: ", "))")
    }
    guard let subject = ListSubject(rawValue: word) else {
      throw .unknown("list", word, nearest: Suggestion.nearest(to: word, in: subjects))
    }
    var arguments = arguments
    arguments.operands.removeLast()
    var run = try DocumentRun(arguments, context, goal: .instantiated)
    let isJSON = arguments.value("format") == "json"
    run.forEach { document, _ in
      let table = DocumentListing(document).table(of: subject)
      guard isJSON else { return table.text }
      return JSONText.object([
        ("schemaVersion", "1"), ("file", JSONText.string(document.input.path)),
        (subject.rawValue, table.json),
      ]) + "\n"
    } consume: { _, text, run in
      run.put(text)
    }
    return run.finish()
  }
}
