package import Diagnostics
package import XMLParsing

/// All files of one compile of a spec, read and declared: the spec itself, what it imports, its data.
///
/// Input: the tree of a spec, and where files come from. Output: this. Gone afterwards: paths; files are
/// numbers.
package struct SpecSources: Sendable {
  /// A file and what was read of it.
  package struct Unit: Sendable {
    package let file: SourceFile
    /// nil where the file could not be read as what it should be; that was reported.
    package var content: Content?
  }

  /// What a file holds.
  package enum Content: Sendable {
    case spec(SpecUnit)
    case document(Spec)
    case json(JSONValue)
    case strings(StringsTable)
  }

  /// A spec's declarations, with the files that they name.
  package struct SpecUnit: Sendable {
    package let declarations: SpecDeclarations
    /// For each import the number of its unit; nil for folders and for what could not be read.
    package var imports: [Int?]
    /// For each data the number of the unit of its JSON; nil where it has none or it could not be read.
    package var dataSources: [Int?]
  }

  /// In the order in which they were met; the spec itself comes first.
  ///
  /// A unit's file has the number of the spec's file plus the unit's.
  package internal(set) var units: [Unit]

  /// The spec itself.
  package var main: SpecUnit? { spec(0) }

  /// The spec in a unit; nil where there is none.
  package func spec(_ unit: Int) -> SpecUnit? {
    if case .spec(let spec)? = units[unit].content { return spec }
    return nil
  }

  /// The document in a unit; nil where there is none.
  package func document(_ unit: Int) -> Spec? {
    if case .document(let spec)? = units[unit].content { return spec }
    return nil
  }

  /// The tree in which the places of a unit's elements are counted; nil for files without one.
  package func tree(_ unit: Int) -> XMLTree? { spec(unit)?.declarations.tree ?? document(unit)?.tree }
}
