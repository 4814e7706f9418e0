internal import AutoLayout
internal import Catalog
package import Diagnostics
internal import DocumentChecking
internal import Instantiation
internal import LayoutChecking
internal import Rendering
internal import Reporting
internal import Resolution
internal import SpecDecoding
internal import SwiftGeneration
internal import XMLParsing

/// The pipeline: documents in, findings, frames and pictures out.
///
/// Input: a document's path, or its bytes. Output: a `CompiledDocument`. Each document is compiled on its
/// own, so that any number can be at the same time; a stage that finds nothing to work on leaves a hole.
package struct ViewCompiler: Sendable {
  /// The largest document that is read, in bytes.
  package static let sizeLimit = XMLParser.sizeLimit
  private let files: any FileProvider
  private let options: CompilerOptions

  /// Makes a compiler that reads from `files`.
  package init(files: any FileProvider, options: CompilerOptions) {
    self.files = files
    self.options = options
  }

  /// Takes a document through all stages up to the goal.
  package func compile(_ input: CompilerInput) -> CompiledDocument {
    var document = CompiledDocument(input: input, times: StageTimes(clock: options.clock))
    let file: SourceFile
    switch document.times.measure(.read, { read(input) }) {
    case .success(let read): file = read
    case .failure(let error):
      document.failure = error
      return document
    }
    document.readPaths = [file.path]
    var bag = DiagnosticBag()
    run(file, &document, &bag)
    document.report = document.times.measure(.report) { [tree = document.tree] in
      report(bag, file: file, tree: tree)
    }
    return document
  }

  /// The stages in order: each takes what the one before it left.
  private func run(_ file: SourceFile, _ document: inout CompiledDocument, _ bag: inout DiagnosticBag) {
    guard let tree = document.times.measure(.parse, { XMLParser.parse(file, into: &bag) }) else { return }
    document.tree = tree
    guard options.goal >= .decoded else { return }
    guard let spec = document.times.measure(.decode, { SpecDecoder.decode(tree, into: &bag) }) else {
      document.isPassedOver = !bag.hasErrors
      return
    }
    document.spec = spec
    if options.isChecking { document.times.measure(.check) { Checker.check(spec, into: &bag) } }
    guard options.goal >= .instantiated else { return }
    let name = document.input.name
    let template = document.times.measure(.resolve) { Resolver.resolve(spec, name: name, into: &bag) }
    document.template = template
    for (label, traits) in options.traits(over: template.info.traits) {
      let views = document.times.measure(.instantiate) {
        Instantiator.instantiate(template, traits: traits)
      }
      var snapshot = CompiledSnapshot(label: label, views: views)
      finish(&snapshot, of: tree, &document.times, &bag)
      document.snapshots.append(snapshot)
    }
    guard options.isGenerating else { return }
    document.generated = document.times.measure(.generate) {
      SwiftGenerator.bindings(of: template, source: document.input.fileName, into: &bag)
    }
  }

  /// What is done for each snapshot of a document.
  private func finish(
    _ snapshot: inout CompiledSnapshot, of tree: XMLTree, _ times: inout StageTimes,
    _ bag: inout DiagnosticBag
  ) {
    guard options.goal >= .laidOut else { return }
    let views = snapshot.views
    let layout = times.measure(.layOut) {
      layOut(views, measuring: options.measurer, settingText: options.goal >= .drawn)
    }
    snapshot.layout = layout
    report(layout.substitutedFonts, in: tree, into: &bag)
    if options.isChecking {
      times.measure(.checkLayout) { LayoutChecker.check(layout, of: views, into: &bag) }
    }
    guard options.goal >= .drawn else { return }
    snapshot.pictures = times.measure(.draw) {
      views.roots.map { PictureBuilder.draw(layout, views, root: $0) }
    }
  }

  private func report(_ families: [String], in tree: XMLTree, into bag: inout DiagnosticBag) {
    for family in families {
      bag.report(CompilerKinds.substitutedFont, at: tree.place(of: XMLTree.root), .substituted(family))
    }
  }

  private func read(_ input: CompilerInput) -> Result<SourceFile, FileError> {
    let bytes = input.bytes.map { .success($0) } ?? files.read(input.path, limit: XMLParser.sizeLimit)
    return bytes.map { SourceFile(id: FileID(0), path: input.path, bytes: $0) }
  }

  private func report(_ bag: DiagnosticBag, file: SourceFile, tree: XMLTree?) -> Report {
    var bag = bag
    let suppressions = tree.map { SuppressionReader($0).suppressions(into: &bag) } ?? []
    let places: any PlaceResolver = tree.map(TagScanner.init) ?? BytePlaces(XMLParser.text(of: file))
    return bag.finish(
      files: [places], overrides: options.overrides, showsCounted: options.showsCounted,
      suppressions: suppressions)
  }
}

extension String {
  fileprivate static func substituted(_ family: String) -> String {
    "font family '\(family)' has no measures; its text is measured in the system font"
  }
}
