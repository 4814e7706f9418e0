internal import Diagnostics

/// What turns the places of a report into bytes: the resolvers of the documents by number, and of other
/// files as they are asked for.
struct FilePlaces {
  private let documents: [any PlaceResolver]
  private let others: (FileID) -> (any PlaceResolver)?
  /// Those that were asked for, since reading one costs.
  private var found: [FileID: (any PlaceResolver)?] = [:]

  /// Resolves places in `documents`, whose numbers are their positions; `others` gives further files.
  init(_ documents: [any PlaceResolver], others: @escaping (FileID) -> (any PlaceResolver)?) {
    self.documents = documents
    self.others = others
  }

  /// The resolver of a file; nil where there is none.
  mutating func resolver(_ id: FileID) -> (any PlaceResolver)? {
    let number = Int(id.number)
    if documents.indices.contains(number) { return documents[number] }
    if let known = found[id] { return known }
    let resolver = others(id)
    found[id] = .some(resolver)
    return resolver
  }

  /// The bytes of a place; the start where no file has it.
  mutating func range(of place: SpanRef) -> Range<Int> {
    resolver(place.file)?.range(of: place) ?? 0..<0
  }

  /// The bytes that an edit replaces; nil where no file has them.
  mutating func range(of edit: FixIt.Edit) -> Range<Int>? {
    resolver(edit.place.file)?.range(of: edit)
  }
}
