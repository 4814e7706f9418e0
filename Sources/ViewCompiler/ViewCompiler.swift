internal import AutoLayout
internal import Catalog
package import Diagnostics
internal import DocumentChecking
internal import Instantiation
internal import LayoutChecking
internal import Rendering
internal import Resolution
internal import SpecDecoding
internal import SwiftGeneration
internal import Vocabulary
internal import XMLParsing

/// The pipeline: documents in, findings, frames, pictures and Swift out.
///
/// Input: a document's path, or its bytes. Output: a `CompiledDocument`. Each document is compiled on its
/// own, so that any number can be at the same time; a stage that finds nothing to work on leaves a hole.
package struct ViewCompiler: Sendable {
  /// The largest document that is read, in bytes.
  package static let sizeLimit = XMLParser.sizeLimit
  let files: any FileProvider
  let options: CompilerOptions

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
    var times = document.times
    document.report = times.measure(.report) { report(bag, on: document, file) }
    document.times = times
    return document
  }

  /// The stages in order: each takes what the one before it left.
  private func run(_ file: SourceFile, _ document: inout CompiledDocument, _ bag: inout DiagnosticBag) {
    guard let tree = document.times.measure(.parse, { XMLParser.parse(file, into: &bag) }) else { return }
    document.tree = tree
    guard options.goal >= .decoded else { return }
    let isSpec = tree.elements[XMLTree.root].name == .spec
    let plans = isSpec ? resolveSpec(tree, &document, &bag) : resolve(tree, &document, &bag)
    var names = OutputNames()
    var found = FamilyFindings()
    for plan in plans where options.goal >= .instantiated {
      if let snapshot = snapshot(plan, &document, &names, &found, &bag) {
        document.snapshots.append(snapshot)
      }
    }
    found.report(into: &bag)
    if options.generatesSwift { generate(&document, &bag) }
  }

  /// Decodes, checks and resolves a document of Interface Builder; what to make of it.
  private func resolve(
    _ tree: XMLTree, _ document: inout CompiledDocument, _ bag: inout DiagnosticBag
  ) -> [SnapshotPlan] {
    guard let spec = document.times.measure(.decode, { SpecDecoder.decode(tree, into: &bag) }) else {
      document.isPassedOver = !bag.hasErrors
      return []
    }
    document.spec = spec
    if options.isChecking {
      document.times.measure(.check) {
        Checker.check(spec, with: options.code, into: &bag, isWanted: options.isWanted)
      }
    }
    guard options.goal >= .instantiated || options.generatesSwift else { return [] }
    let name = document.name
    var template = document.times.measure(.resolve) { Resolver.resolve(spec, name: name, into: &bag) }
    translate(&template, &document, &bag)
    document.template = template
    let own = template.info.traits
    return options.sweep.traits(over: own).map { [template] traits in
      SnapshotPlan(stem: name, state: nil, traits: traits, own: own) { _ in
        Instantiator.instantiate(template, traits: traits)
      }
    }
  }

  /// Makes the views of a snapshot, lays them out, checks and draws them.
  private func snapshot(
    _ plan: SnapshotPlan, _ document: inout CompiledDocument, _ names: inout OutputNames,
    _ found: inout FamilyFindings, _ bag: inout DiagnosticBag
  ) -> CompiledSnapshot? {
    guard let views = document.times.measure(.instantiate, { plan.instantiate(&bag) }) else { return nil }
    var snapshot = CompiledSnapshot(name: plan.name, views: views)
    guard options.goal >= .laidOut else { return snapshot }
    let layout = document.times.measure(.layOut) {
      layOut(
        views, measuring: options.measurer, settingText: options.goal >= .drawn,
        isSizeMeant: options.sweep.meansSizes || document.sources != nil)
    }
    snapshot.layout = layout
    report(layout.substitutedFonts, in: document.tree, into: &bag)
    if options.isChecking {
      var layoutBag = DiagnosticBag()
      document.times.measure(.checkLayout) {
        LayoutChecker.check(
          layout, of: views, hasErrors: bag.hasErrors, into: &layoutBag, isWanted: options.isWanted)
      }
      found.add(layoutBag, of: FamilyMember(plan))
    }
    if options.goal >= .drawn {
      snapshot.pictures = document.times.measure(.draw) { draw(plan, views, layout, &names) }
    }
    return snapshot
  }

  private func draw(
    _ plan: SnapshotPlan, _ views: ViewTree, _ layout: LayoutTree, _ names: inout OutputNames
  ) -> [CompiledPicture] {
    views.roots.map { root in
      // One view goes by the document's name, several by their own.
      let stem = views.roots.count == 1 ? plan.stem : root.name
      return CompiledPicture(
        name: names.unique(plan.name(stem)), caption: plan.caption,
        picture: PictureBuilder.draw(layout, views, root: root), scale: views.traits.scale)
    }
  }

  private func read(_ input: CompilerInput) -> Result<SourceFile, FileError> {
    let bytes = input.bytes.map { .success($0) } ?? files.read(input.path, limit: XMLParser.sizeLimit)
    return bytes.map { SourceFile(id: FileID(0), path: input.path, bytes: $0) }
  }
}
