internal import Catalog
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// The classes that a spec's own scenes and cells name, with outlets and actions as declared there.
struct SceneBindings {
  private let tree: XMLTree

  init(_ declarations: SpecDeclarations) {
    tree = declarations.tree
  }

  /// The class of a scene's owner; nil where it has none.
  func binding(of scene: SceneDeclaration) -> ClassBinding? {
    guard let owner = scene.owner else { return nil }
    var binding = ClassBinding(
      name: owner.value, module: nil, superclass: "UIViewController", reuseIdentifier: nil, place: owner.place
    )
    add(scene.outlets, scene.actions, root: scene.root, to: &binding)
    return binding
  }

  /// The class of a cell that has a view of its own in the spec; nil where a document has it.
  func binding(of cell: CellDeclaration) -> ClassBinding? {
    guard let root = cell.root else { return nil }
    let superclass = Catalog.standard.schema(of: tree.elements[root].name)?.className ?? "UIView"
    var binding = ClassBinding(
      name: cell.name.value, module: nil, superclass: superclass, reuseIdentifier: cell.name.value,
      place: cell.name.place)
    add(cell.outlets, cell.actions, root: root, to: &binding)
    return binding
  }

  private func add(
    _ outlets: [OutletDeclaration], _ actions: [ActionDeclaration], root: Int?, to binding: inout ClassBinding
  ) {
    for outlet in outlets {
      binding.outlets.append(
        ClassBinding.Outlet(
          name: outlet.property.value, type: type(of: outlet.destination.value, in: root),
          isCollection: outlet.isCollection, isWeak: !outlet.isCollection,
          destination: outlet.destination.value))
    }
    for action in actions {
      let sender = type(of: action.source.value, in: root)
      binding.actions.append(ClassBinding.Action(selector: action.selector.value, sender: sender))
    }
  }

  /// The class of the view with an id inside `root`.
  private func type(of id: String, in root: Int?) -> String {
    guard let root else { return "UIView" }
    for element in root..<Int(tree.elements[root].subtreeEnd) where tree.string(.id, in: element) == id {
      return tree.string(.class, in: element) ?? tree.string(.customClass, in: element)
        ?? Catalog.standard.schema(of: tree.elements[element].name)?.className ?? "UIView"
    }
    return "UIView"
  }
}
