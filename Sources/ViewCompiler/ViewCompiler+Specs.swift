internal import Catalog
internal import Diagnostics
internal import DocumentChecking
internal import Instantiation
internal import Resolution
internal import SpecDecoding
internal import XMLParsing

extension ViewCompiler {
  /// Reads a spec with all that it imports, checks and resolves it; what to make of it.
  func resolveSpec(
    _ tree: XMLTree, _ document: inout CompiledDocument, _ bag: inout DiagnosticBag
  ) -> [SnapshotPlan] {
    let sources = document.times.measure(.decode) { SpecLoader.load(tree, files: files, into: &bag) }
    document.sources = sources
    document.readPaths = sources.units.map(\.file.path)
    let templates = document.times.measure(.resolve) { Resolver.resolve(sources, into: &bag) }
    document.templates = templates
    document.name = templates.name
    if options.isChecking { document.times.measure(.check) { check(templates, into: &bag) } }
    guard options.goal >= .instantiated else { return [] }
    return plans(of: templates, own: sources.main?.declarations.header.traits)
  }

  /// Runs the rules over imported documents as they are, and over bodies as what they mean.
  private func check(_ templates: Templates, into bag: inout DiagnosticBag) {
    for document in templates.documents {
      var found = DiagnosticBag()
      Checker.check(document.spec, into: &found, isWanted: options.isWanted)
      bag.merge(document.provenance.map { $0.bag(found) } ?? found)
    }
  }

  /// A plan for each snapshot and all traits that are asked for, each name once.
  private func plans(of templates: Templates, own: Traits?) -> [SnapshotPlan] {
    var names: Set<String> = []
    var plans: [SnapshotPlan] = []
    for snapshot in templates.snapshots {
      for traits in options.sweep.traits(over: snapshot.traits) {
        let plan = plan(snapshot, traits, own: own ?? snapshot.traits, templates)
        if names.insert(plan.name).inserted { plans.append(plan) }
      }
    }
    return plans
  }

  private func plan(
    _ snapshot: Snapshot, _ traits: Traits, own: Traits, _ templates: Templates
  ) -> SnapshotPlan {
    let stem: String
    switch snapshot.subject {
    case .scene(let number): stem = templates.scenes[number].name
    case .document(let number): stem = templates.documents[number].template.name
    }
    let state = snapshot.state.map { templates.states[$0].name }
    return SnapshotPlan(stem: stem, state: state, traits: traits, own: own) { bag in
      Instantiator.instantiate(templates, snapshot, traits: traits, into: &bag)
    }
  }
}
