internal import Vocabulary

/// Gives every view of a draft an id, so that constraints can name it.
///
/// Needs: a draft with content views. Leaves: ids on all views and guides; those that no one wrote are
/// listed.
struct Naming {
  /// The ids that were invented.
  private(set) var invented: Set<String> = []
  private var taken: Set<String> = []

  /// Names the views of `draft` from its root on.
  mutating func run(_ draft: inout Draft, root: Int) {
    for element in draft.elements { if let id = element.id { taken.insert(id) } }
    name(root, parent: nil, position: 0, &draft)
  }

  private mutating func name(_ element: Int, parent: String?, position: Int, _ draft: inout Draft) {
    let isGuide = draft.elements[element].kind == .viewLayoutGuide
    if isGuide || draft.isView(element), draft.elements[element].id == nil {
      let key = draft.elements[element].additions.first { $0.name == "key" }?.value
      let ending = key ?? draft.elements[element].attribute("key")?.value ?? String(position)
      let id = unused(parent.map { $0 + "/" + ending } ?? "root")
      draft.elements[element].id = id
      invented.insert(id)
    }
    let name = draft.elements[element].id ?? parent
    var count = 0
    for child in draft.elements[element].children {
      self.name(child, parent: name, position: count, &draft)
      if draft.isView(child) { count += 1 }
    }
  }

  private mutating func unused(_ stem: String) -> String {
    var id = stem
    var count = 2
    while !taken.insert(id).inserted {
      id = stem + "-" + String(count)
      count += 1
    }
    return id
  }
}
