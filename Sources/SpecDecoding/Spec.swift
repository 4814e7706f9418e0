package import Diagnostics
internal import Vocabulary
package import XMLParsing

/// One file, decoded: what its elements stand for; references are still ids.
///
/// Input: an `XMLTree`. Output: this, as typed views on the tree. Gone afterwards: untyped attributes of
/// structure (who contains whom, constraints, connections, variations). Values of properties stay in the
/// tree and are read through `PropertyReader`, since checks need their form and layout only some of them.
package struct Spec: Sendable {
  package let tree: XMLTree
  package let header: DocumentHeader
  package let ids: IDTable
  /// In document order; a parent comes before its children.
  package let objects: [SpecObject]
  /// The object's number by element; -1 for elements that are none.
  package let objectOfElement: [Int32]
  /// The object's number by id; -1 for ids that none has.
  ///
  /// The first one wins where several share an id.
  package let objectOfID: [Int32]
  package let constraints: [SpecConstraint]
  package let connections: [SpecConnection]
  package let scenes: [SpecScene]
  package let variations: [SpecVariation]
  package let resources: [SpecResource]
  package let designables: [SpecDesignable]
  /// Every attribute that the catalogue types as a reference, in document order.
  package let references: [SpecReference]
  /// The element by the id that it declares; -1 for ids that none declares.
  ///
  /// The first one wins.
  package let elementOfID: [Int32]
  /// Elements that declare an id which an earlier one has, in document order.
  package let redeclarations: [Int32]

  /// The file that was decoded.
  package var file: SourceFile { tree.file }

  /// The number of the object with an id; nil where there is none.
  package func object(_ id: ObjectID) -> Int? {
    let index = Int(id.number)
    guard objectOfID.indices.contains(index), objectOfID[index] >= 0 else { return nil }
    return Int(objectOfID[index])
  }

  /// The first element that declares an id, be it an object, a constraint or a connection; nil where none
  /// does.
  package func element(declaring id: ObjectID) -> Int? {
    let index = Int(id.number)
    guard elementOfID.indices.contains(index), elementOfID[index] >= 0 else { return nil }
    return Int(elementOfID[index])
  }
}

extension Spec {
  /// The id of an element, or of the nearest element around it that has one; nil where none has.
  package func idText(around element: Int) -> String? {
    var element = element
    while element >= 0 {
      if let text = tree.string(.id, in: element) { return text }
      element = Int(tree.elements[element].parent)
    }
    return nil
  }
}
