internal import Instantiation
internal import Rendering
internal import SpecDecoding
internal import ViewCompiler
internal import XMLParsing

/// `viewc dump`: what a stage of the compiler made of a document.
enum DumpCommand {
  /// The stages that can be printed.
  private enum Artefact: String, CaseIterable {
    case xml, spec, tree, layout, picture

    /// How far a document must be compiled for it.
    var goal: CompilerGoal {
      switch self {
      case .xml: .parsed
      case .spec: .decoded
      case .tree: .instantiated
      case .layout: .laidOut
      case .picture: .drawn
      }
    }
  }

  static let spec = CommandSpec(
    "dump", "FILE", "what a stage of the compiler made of a document",
    options: [
      OptionSpec("stage", .choice(Artefact.allCases.map(\.rawValue)), "the stage (default: tree)")
    ],
    action: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let artefact = arguments.value("stage").flatMap(Artefact.init) ?? .tree
    var run = try DocumentRun(arguments, context, goal: artefact.goal)
    run.forEach(extract: { document, _ in text(of: artefact, document) }) { _, text, run in run.put(text) }
    return run.finish()
  }

  private static func text(of artefact: Artefact, _ document: CompiledDocument) -> String {
    switch artefact {
    case .xml: document.tree?.dump ?? ""
    case .spec: document.spec?.dump ?? document.sources?.main?.declarations.dump ?? ""
    case .tree: snapshots(document) { $0.views.dump }
    case .layout: snapshots(document, layout)
    case .picture: snapshots(document) { $0.pictures.map { PictureDump.text($0.picture) }.joined() }
    }
  }

  private static func layout(_ snapshot: CompiledSnapshot) -> String {
    snapshot.layout.map { LayoutText.encode($0, snapshot.views) } ?? ""
  }

  /// A text of each snapshot; where there are several, below their names.
  private static func snapshots(
    _ document: CompiledDocument, _ text: (CompiledSnapshot) -> String
  ) -> String {
    guard document.snapshots.count > 1 else { return document.snapshots.first.map(text) ?? "" }
    return document.snapshots.map { "== \($0.name)\n" + text($0) }.joined()
  }
}
