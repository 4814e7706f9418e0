package import Diagnostics
package import Resolution
package import SpecDecoding

extension SwiftGenerator {
  /// A document that a spec imports, as a template with its file's name.
  package typealias Import = (source: String, template: Template)

  /// The models, enumerations, cells and scenes of a spec, and the classes of the documents it imports, as
  /// one file; nil where there are none.
  package static func bindings(
    of declarations: SpecDeclarations, imports: [Import], name: String, source: String,
    into bag: inout DiagnosticBag
  ) -> GeneratedFile? {
    var classes: [(binding: ClassBinding, source: String)] = []
    for document in imports {
      classes += BindingCollector.bindings(of: document.template).map { ($0, document.source) }
    }
    let own = SceneBindings(declarations)
    classes += declarations.cells.compactMap(own.binding).map { ($0, source) }
    classes += declarations.scenes.compactMap(own.binding).map { ($0, source) }
    var seen: Set<String> = []
    classes = classes.filter {
      SwiftIdentifier.isValid($0.binding.name) && seen.insert($0.binding.name).inserted
    }
    guard !classes.isEmpty || !declarations.models.isEmpty || !declarations.enumerations.isEmpty else {
      return nil
    }
    var writer = SwiftWriter()
    writeHead(of: classes.map(\.binding), source: source, to: &writer)
    writeModels(of: declarations, to: &writer)
    for (binding, origin) in classes {
      writer.line()
      let cell = declarations.cells.first { $0.name.value == binding.name }
      ClassWriter(binding: binding, source: origin, cell: cell.map { CellWriter($0, binding) })
        .write(to: &writer, into: &bag)
    }
    return GeneratedFile(name: name + ".swift", text: writer.text)
  }

  private static func writeModels(of declarations: SpecDeclarations, to writer: inout SwiftWriter) {
    let isCoded = declarations.models.contains { $0.isCodable || $0.isDecodable }
    for model in declarations.models {
      writer.line()
      ModelWriter(model: model).write(to: &writer)
    }
    for enumeration in declarations.enumerations {
      writer.line()
      EnumerationWriter(enumeration: enumeration, isCoded: isCoded).write(to: &writer)
    }
  }
}

extension CellWriter {
  /// What `cell` adds to the class of `binding`.
  fileprivate init(_ cell: CellDeclaration, _ binding: ClassBinding) {
    var outletOfID: [String: String] = [:]
    for outlet in binding.outlets {
      if let id = outlet.destination, outletOfID[id] == nil { outletOfID[id] = outlet.name }
    }
    self.init(cell: cell, outletOfID: outletOfID)
  }
}
