package import Diagnostics
package import SpecDecoding
internal import XMLParsing

/// A finding with its place in letters: `spec.xml:3:14-18 unknown-type`.
package struct FoundPlace: Hashable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let column: Int
  /// The text that the place covers.
  package let text: String
  package let kind: String
  package let message: String

  package var description: String { "\(path):\(line):\(column) [\(kind)] '\(text)': \(message)" }

  /// The findings of `bag` over the files of `sources`, in order.
  package static func all(_ bag: DiagnosticBag, _ sources: SpecSources) -> [FoundPlace] {
    bag.diagnostics.compactMap { diagnostic in
      let number = Int(diagnostic.place.file.number)
      guard sources.units.indices.contains(number) else { return nil }
      let file = sources.tree(number)?.file ?? sources.units[number].file
      let range =
        diagnostic.place.element < 0
        ? diagnostic.place.offset..<(diagnostic.place.offset + diagnostic.place.length)
        : sources.tree(number).flatMap { TagScanner($0).range(of: diagnostic.place) } ?? 0..<0
      let position = LineTable(file.bytes).position(of: range.lowerBound)
      return FoundPlace(
        path: file.path, line: position.line, column: position.column, text: file.text(range),
        kind: diagnostic.kind.name, message: diagnostic.message)
    }
  }
}
