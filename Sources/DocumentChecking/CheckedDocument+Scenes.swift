internal import Catalog
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

extension CheckedDocument {
  /// Whether an object is the content view that a cell of a table or collection view places itself.
  func isContentViewOfCell(_ number: Int) -> Bool {
    let object = spec.objects[number]
    guard object.slot == .contentView, object.parent >= 0, object.role == .view else { return false }
    let parent = spec.objects[Int(object.parent)].name
    return parent == .tableViewCell || parent == .collectionViewCell
  }

  /// A controller as its scene is called: by its label, title, identifier or class, with its id.
  func sceneWords(_ number: Int) -> String {
    let element = Int(spec.objects[number].element)
    let names: [Name] = [.userLabel, .title, .storyboardIdentifier, .customClass]
    let name = names.lazy.compactMap { spec.tree.string($0, in: element) }.first { !$0.isEmpty }
    return name.map { "\(words(number)) (\($0))" } ?? words(number)
  }
}
