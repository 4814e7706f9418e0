internal import SpecDecoding
internal import Vocabulary

/// Puts what stands directly in a cell or an effect view into its content view, as Interface Builder does.
///
/// Needs: a draft without components. Leaves: content views where UIKit has them.
enum ContentWrapping {
  /// Wraps the children of all cells and effect views.
  static func run(_ draft: inout Draft) {
    for element in draft.elements.indices {
      guard let name = contentName(draft.elements[element].kind) else { continue }
      let children = draft.elements[element].children
      let hasContent = children.contains { draft.elements[$0].attribute("key")?.value == "contentView" }
      let moved = children.filter { belongsInside($0, draft) }
      if hasContent || moved.isEmpty { continue }
      wrap(moved, in: name, of: element, &draft)
    }
  }

  /// The element of a content view; nil for views without one.
  private static func contentName(_ kind: Name) -> String? {
    switch kind {
    case .tableViewCell: "tableViewCellContentView"
    case .collectionViewCell, .visualEffectView: "view"
    default: nil
    }
  }

  private static func belongsInside(_ child: Int, _ draft: Draft) -> Bool {
    let element = draft.elements[child]
    switch element.kind {
    case .constraint: return element.attribute("first") != nil
    case .constraints: return element.attribute("visual") != nil
    default: return draft.isView(child) && element.attribute("key") == nil
    }
  }

  private static func wrap(_ children: [Int], in name: String, of element: Int, _ draft: inout Draft) {
    let parent = draft.elements[element]
    let content = draft.elements.count
    var view = Draft.Element(
      name: name, kind: Name.named(name), parent: element, origin: parent.origin, scope: parent.scope)
    view.children = children
    view.additions = [("key", "contentView", parent.origin.place)]
    draft.elements.append(view)
    draft.elements[element].children = parent.children.filter { !children.contains($0) } + [content]
    for child in children { draft.elements[child].parent = content }
  }
}
