internal import Diagnostics
internal import XMLParsing

extension DeclarationReader {
  /// Reads an `<import>`.
  mutating func readImport(_ element: Int, into spec: inout SpecDeclarations) {
    let attributes = attributes(of: element)
    let kinds: [ImportDeclaration.Kind] = [.document, .strings, .assets, .sources]
    guard onlyOne(of: kinds.map(\.rawValue), in: attributes, element) != nil,
      let kind = kinds.first(where: { attributes.entry($0.rawValue) != nil }),
      let path = attributes.text(kind.rawValue)
    else { return }
    spec.imports.append(
      ImportDeclaration(
        kind: kind, path: path, language: attributes.text("language"), place: tree.place(of: element)))
  }

  /// Reads a `<model>` and the enumerations inside.
  mutating func readModel(_ element: Int, into spec: inout SpecDeclarations) {
    let attributes = attributes(of: element)
    let fields = fields(of: element)
    for (child, name) in children(of: element) where name == "enumeration" {
      readEnumeration(child, into: &spec)
    }
    guard let name = attributes.text("name") else { return }
    spec.models.append(
      ModelDeclaration(
        name: name, fields: fields, isCodable: attributes.flag("codable"),
        isDecodable: attributes.flag("decodable")))
  }

  /// Reads an `<enumeration>`.
  mutating func readEnumeration(_ element: Int, into spec: inout SpecDeclarations) {
    let attributes = attributes(of: element)
    let fields = fields(of: element)
    var cases: [EnumerationDeclaration.Case] = []
    for child in tree.children(of: element) where tree.nameText(of: child) == "case" {
      let attributes = self.attributes(of: child)
      guard let name = attributes.text("name") else { continue }
      cases.append(
        EnumerationDeclaration.Case(
          name: name, rawValue: attributes.text("value"), values: attributes.fieldValues,
          place: tree.place(of: child)))
    }
    _ = children(of: element)
    reportDuplicates(cases.map(\.name), "case")
    guard let name = attributes.text("name") else { return }
    spec.enumerations.append(
      EnumerationDeclaration(
        name: name, fields: fields, cases: cases, fallback: attributes.text("fallback")))
  }

  private mutating func fields(of element: Int) -> [FieldDeclaration] {
    var fields: [FieldDeclaration] = []
    for child in tree.children(of: element) where tree.nameText(of: child) == "field" {
      let attributes = attributes(of: child)
      guard let name = attributes.text("name"), let type = attributes.type("type") else { continue }
      fields.append(
        FieldDeclaration(
          name: name, type: type, key: attributes.text("key"), fallback: attributes.text("default")))
    }
    reportDuplicates(fields.map(\.name), "field")
    return fields
  }

  /// Reads `<data>`.
  mutating func readData(_ element: Int, into spec: inout SpecDeclarations) {
    let attributes = attributes(of: element)
    let items = children(of: element).map { item($0.element) }
    if !items.isEmpty, let source = attributes.entry("source") {
      reportConflict("attribute 'source' cannot be given beside items", at: source.namePlace)
    }
    if attributes.entry("source") == nil, let path = attributes.entry("path") {
      reportConflict("attribute 'path' needs attribute 'source'", at: path.namePlace)
    }
    guard let name = attributes.text("name"), let type = attributes.type("type") else { return }
    spec.data.append(
      DataDeclaration(
        name: name, type: type, source: attributes.text("source"), path: attributes.text("path"),
        items: items))
  }

  /// Reads an `<item>` with those inside.
  mutating func item(_ element: Int) -> ItemDeclaration {
    let attributes = attributes(of: element)
    let items = children(of: element).map { item($0.element) }
    return ItemDeclaration(
      place: tree.place(of: element), fields: attributes.fieldValues, field: attributes.text("field"),
      items: items)
  }

  /// Reports the second and later declarations of a name.
  mutating func reportDuplicates(_ names: [Located<String>], _ what: String) {
    var first: [String: SpanRef] = [:]
    for name in names {
      if let earlier = first[name.value] {
        bag.report(
          StructureKinds.duplicateDeclaration, at: name.place, "\(what) '\(name.value)' is declared already",
          notes: [Diagnostic.Note("the first '\(name.value)' is declared here", at: earlier)])
      } else {
        first[name.value] = name.place
      }
    }
  }
}

extension SpecAttributes {
  /// The attributes that are fields, with their values.
  fileprivate var fieldValues: [(name: Located<String>, value: Located<String>)] {
    fields.map { (Located($0.name, at: $0.namePlace), Located($0.value, at: $0.place)) }
  }
}
