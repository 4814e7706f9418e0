internal import Catalog
internal import SourceInterfaces
internal import SpecDecoding
internal import Vocabulary
internal import XMLParsing

extension DocumentCode {
  /// A message that a document lets some object get.
  struct Message {
    /// Who gets it.
    enum Receiver {
      /// An object of a class that is known.
      case object(Int, ClassChain)
      /// Whoever in the responder chain has the method.
      case anyone
    }

    let selector: String
    /// The element and attribute that say the selector.
    let element: Int
    let attribute: Name
    let receiver: Receiver
    /// The object that the message comes from.
    let sender: Int
    /// Whether it makes the controller of a segue.
    let isSegueAction: Bool
  }

  /// Every message whose receiver is known, in document order.
  func messages(of spec: Spec) -> [Message] {
    spec.connections.flatMap { connection -> [Message] in
      switch connection.name {
      case .action: action(connection, in: spec).map { [$0] } ?? []
      case .segue: segue(connection, in: spec)
      default: []
      }
    }
  }

  private func action(_ connection: SpecConnection, in spec: Spec) -> Message? {
    guard let selector = spec.tree.string(.selector, in: Int(connection.element)),
      let destination = connection.destination, let object = spec.object(destination)
    else { return nil }
    let receiver: Message.Receiver
    if isFirstResponder(object, in: spec) || spec.objects[object].name == .exit {
      receiver = .anyone
    } else if let chain = chain(ofObject: object) {
      receiver = .object(object, chain)
    } else {
      return nil
    }
    return Message(
      selector: selector, element: Int(connection.element), attribute: .selector, receiver: receiver,
      sender: Int(connection.owner), isSegueAction: false)
  }

  /// What a segue calls: the method to unwind to, the one that makes its controller.
  private func segue(_ connection: SpecConnection, in spec: Spec) -> [Message] {
    let element = Int(connection.element)
    var messages: [Message] = []
    if let selector = spec.tree.string(.unwindAction, in: element) {
      messages.append(
        Message(
          selector: selector, element: element, attribute: .unwindAction, receiver: .anyone,
          sender: Int(connection.owner), isSegueAction: false))
    }
    // The controller of the scene is asked, wherever in the scene the segue starts.
    if let selector = spec.tree.string(.destinationCreationSelector, in: element),
      let controller = controller(around: Int(connection.owner), in: spec),
      let chain = chain(ofObject: controller)
    {
      messages.append(
        Message(
          selector: selector, element: element, attribute: .destinationCreationSelector,
          receiver: .object(controller, chain), sender: Int(connection.owner), isSegueAction: true))
    }
    return messages
  }

  private func isFirstResponder(_ object: Int, in spec: Spec) -> Bool {
    spec.objects[object].role == .placeholder
      && spec.tree.string(.placeholderIdentifier, in: Int(spec.objects[object].element)) == "IBFirstResponder"
  }

  /// The controller of the scene that an object is in; nil outside storyboards.
  private func controller(around object: Int, in spec: Spec) -> Int? {
    guard object >= 0, spec.objects[object].scene >= 0 else { return nil }
    let scene = spec.scenes[Int(spec.objects[object].scene)]
    return scene.objects.first { spec.objects[$0].role == .controller }
  }
}
