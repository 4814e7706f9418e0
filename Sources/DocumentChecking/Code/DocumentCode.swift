internal import Catalog
internal import SourceInterfaces
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

/// A document's objects with the classes that the sources declare for them.
struct DocumentCode {
  let context: CodeContext
  /// Every class that the document names, in document order.
  let uses: [ClassUse]
  /// What the sources say of each use.
  let verdicts: [ClassVerdict]
  /// For each object its use; -1 where it names no class.
  private let useOfObject: [Int32]
  private let spec: Spec

  /// Looks the classes of a document up.
  init(_ spec: Spec, _ context: CodeContext) {
    self.spec = spec
    self.context = context
    var uses: [ClassUse] = []
    var useOfObject = [Int32](repeating: -1, count: spec.objects.count)
    for element in spec.tree.elements.indices {
      guard let use = ClassUse(element, in: spec) else { continue }
      let object = Int(spec.objectOfElement[element])
      if object >= 0 { useOfObject[object] = Int32(uses.count) }
      uses.append(use)
    }
    self.uses = uses
    self.useOfObject = useOfObject
    verdicts = uses.map { ClassLookup(context).verdict(on: $0) }
  }

  var index: SourceIndex { context.index }

  /// The class of an object; nil where it can't be known: a placeholder that names none, a class whose
  /// sources weren't given, one that is missing.
  func chain(ofObject number: Int) -> ClassChain? {
    let use = Int(useOfObject[number])
    guard use >= 0 else {
      return platformClass(ofObject: number).map { index.chain(ofPlatformClass: $0) }
    }
    return chain(verdicts[use])
  }

  /// The class that a verdict leads to; nil where it can't be known.
  func chain(_ verdict: ClassVerdict) -> ClassChain? {
    switch verdict {
    case .source(let number, _): index.chain(of: number)
    case .platform(let name): index.chain(ofPlatformClass: name)
    case .foreign, .missing, .undeclared: nil
    }
  }

  /// The number of the use of an object; nil where it names no class.
  func use(ofObject number: Int) -> Int? {
    useOfObject[number] < 0 ? nil : Int(useOfObject[number])
  }

  /// The class of Apple's that the object's element stands for; nil for placeholders.
  func platformClass(ofObject number: Int) -> String? {
    let object = spec.objects[number]
    guard object.role != .placeholder else { return nil }
    return Catalog.standard.schema(of: object.name)?.className
  }

  /// The name of an object's class, for messages.
  func className(ofObject number: Int) -> String? {
    use(ofObject: number).map { uses[$0].name } ?? platformClass(ofObject: number)
  }
}
