internal import Catalog
internal import Diagnostics
internal import SpecDecoding

/// Finds the elements that ids in a draft name.
struct DraftLookup {
  let draft: Draft

  /// The element that an id names in a scope.
  func element(_ id: Located<String>, scope: Int) -> Int? { draft.scopes[scope].ids[id.value] }

  /// Reports an id that names nothing; not that of an element that could not be made.
  func reportUnknown(_ id: Located<String>, scope: Int, into bag: inout DiagnosticBag) {
    let head = id.value.prefix { $0 != "." }
    if draft.scopes[scope].lostIDs.contains(String(head)) { return }
    let names = draft.scopes[scope].ids.keys.sorted()
    let near = Suggestion.nearest(to: id.value, in: names)
    bag.report(
      NameKinds.unknownTarget, at: id.place,
      "no view of \(draft.scopes[scope].title) has the id '\(id.value)'"
        + (near.map { "; the nearest is '\($0)'" } ?? ""),
      notes: notes(id, scope: scope),
      fixIts: near.map { [.replace(id.value, with: $0, at: id.place)] } ?? [])
  }

  /// Says where a component has the id without exporting it.
  private func notes(_ id: Located<String>, scope: Int) -> [Diagnostic.Note] {
    guard let dot = id.value.firstIndex(of: ".") else { return [] }
    let use = String(id.value[..<dot])
    let inner = String(id.value[id.value.index(after: dot)...])
    for candidate in draft.scopes where candidate.use?.scope == scope && candidate.use?.id == use {
      guard let element = candidate.ids[inner] else { continue }
      return [
        Diagnostic.Note(
          "'\(inner)' of \(candidate.title) is not exported; export=\"YES\" makes it '\(id.value)'",
          at: draft.elements[element].origin.place)
      ]
    }
    return []
  }
}
