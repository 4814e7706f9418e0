internal import Diagnostics
internal import Resolution
internal import SpecDecoding
internal import SwiftGeneration

extension ViewCompiler {
  /// Writes Swift for what a document declares.
  func generate(_ document: inout CompiledDocument, _ bag: inout DiagnosticBag) {
    let source = FilePath.name(of: document.input.path)
    var times = document.times
    document.swift = times.measure(.generate) { [document] in
      if let template = document.template {
        return SwiftGenerator.bindings(of: template, source: source, into: &bag)
      }
      guard let templates = document.templates, let sources = document.sources, let main = sources.main
      else { return nil }
      return SwiftGenerator.bindings(
        of: main.declarations, imports: imports(of: templates, in: sources), name: templates.name,
        source: source, into: &bag)
    }
    document.times = times
  }

  /// The documents that a spec imports, with the names of their files.
  private func imports(of templates: Templates, in sources: SpecSources) -> [SwiftGenerator.Import] {
    templates.documents.filter { $0.provenance == nil }.map { document in
      (FilePath.name(of: sources.units[document.unit].file.path), document.template)
    }
  }
}
