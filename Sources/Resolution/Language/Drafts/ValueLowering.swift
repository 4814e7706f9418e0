internal import Catalog
internal import Diagnostics
internal import Geometry
internal import SpecDecoding
internal import Vocabulary

/// Turns attributes for colours, fonts, insets and classes into the elements and attributes of Interface
/// Builder.
///
/// Needs: a draft without expressions. Leaves: attributes that documents have, and parts beside them.
struct ValueLowering {
  var draft: Draft
  var bag = DiagnosticBag()
  let environment: LanguageEnvironment

  /// Works on `draft`.
  init(_ draft: Draft, _ environment: LanguageEnvironment) {
    self.draft = draft
    self.environment = environment
  }

  /// Lowers the attributes of all views.
  mutating func run() {
    for element in draft.elements.indices where draft.isView(element) {
      lowerClass(element)
      lowerState(element)
      lowerColors(element)
      lowerFont(element)
      lowerImage(element)
      lowerBoxes(element)
      lowerPriorities(element)
    }
  }

  /// Reports a value without one of its forms.
  private mutating func report(_ attribute: Draft.Attribute, _ due: String) {
    bag.report(
      ValueKinds.invalidShorthand, at: attribute.place,
      "'\(attribute.value)' is not \(due)")
  }

  private mutating func lowerClass(_ element: Int) {
    let module = draft.elements[element].take("module")
    guard let name = draft.elements[element].take("class") else {
      if let module { draft.elements[element].additions.append(("customModule", module.value, module.place)) }
      return
    }
    draft.elements[element].additions.append(("customClass", name.value, name.place))
    guard let text = module?.value ?? environment.module else { return }
    draft.elements[element].additions.append(("customModule", text, module?.place ?? name.place))
    draft.elements[element].additions.append(("customModuleProvider", "target", name.place))
  }

  // MARK: Colours, fonts, images

  private mutating func lowerColors(_ element: Int) {
    let kind = draft.elements[element].kind
    for attribute in draft.elements[element].attributes {
      let name = Name.named(attribute.name)
      guard ViewProperty.isColor(name, of: kind) else { continue }
      _ = draft.elements[element].take(attribute.name)
      if let part = color(attribute) { draft.elements[element].parts.append(part) }
    }
  }

  private mutating func color(_ attribute: Draft.Attribute) -> Draft.Part? {
    guard let color = environment.colors.color(attribute.value) else {
      LiteralReader(environment: environment).reportColor(attribute.located, into: &bag)
      return nil
    }
    return Draft.Part(
      name: "color", attributes: [("key", attribute.name)] + ColorText.attributes(color),
      place: attribute.place)
  }

  private mutating func lowerFont(_ element: Int) {
    guard ViewProperty.hasFont(draft.elements[element].kind), let font = draft.elements[element].take("font")
    else { return }
    guard let text = FontText.parse(font.value) else {
      report(font, "a font such as '17', 'semibold 14', 'headline' or 'Menlo-Regular 12'")
      return
    }
    draft.elements[element].parts.append(
      Draft.Part(
        name: "fontDescription", attributes: [("key", "fontDescription")] + text.attributes, place: font.place
      ))
  }

  /// The title, image and colours of a button are those of its normal state.
  private mutating func lowerState(_ element: Int) {
    guard draft.elements[element].kind == .button else { return }
    var attributes: [(name: String, value: String)] = []
    var colors: [Draft.Part] = []
    var place: SpanRef?
    for attribute in draft.elements[element].attributes {
      switch attribute.name {
      case "title", "backgroundImage": attributes.append((attribute.name, attribute.value))
      case "image": attributes += imageAttributes(attribute.value)
      case "titleColor", "titleShadowColor": if let color = color(attribute) { colors.append(color) }
      default: continue
      }
      _ = draft.elements[element].take(attribute.name)
      place = place ?? attribute.place
    }
    guard let place, !(attributes.isEmpty && colors.isEmpty) else { return }
    draft.elements[element].parts.append(
      Draft.Part(name: "state", attributes: [("key", "normal")] + attributes, place: place, children: colors))
  }

  private func imageAttributes(_ text: String) -> [(name: String, value: String)] {
    let image = PropertyText.image(text)
    return [("image", image.name)] + (image.isSymbol ? [("catalog", "system")] : [])
  }

  private mutating func lowerImage(_ element: Int) {
    guard draft.elements[element].kind == .imageView, let image = draft.elements[element].attribute("image"),
      PropertyText.image(image.value).isSymbol
    else { return }
    for (name, value) in imageAttributes(image.value) {
      draft.elements[element].additions.append((name, value, image.place))
    }
  }

  // MARK: Frames, margins, priorities

  private mutating func lowerBoxes(_ element: Int) {
    if let margins = draft.elements[element].take("margins") {
      if let insets = PropertyText.insets(margins.value) {
        draft.elements[element].parts.append(
          Draft.Part(
            name: "edgeInsets",
            attributes: [
              ("key", "layoutMargins"), ("top", LoweredNumber.text(insets.top)),
              ("left", LoweredNumber.text(insets.left)), ("bottom", LoweredNumber.text(insets.bottom)),
              ("right", LoweredNumber.text(insets.right)),
            ], place: margins.place))
      } else {
        report(margins, "1, 2 or 4 numbers")
      }
    }
    guard let frame = draft.elements[element].take("frame") else { return }
    let numbers = frame.value.split(separator: " ").map { ValueSyntax.number(String($0)) }
    let known = numbers.compactMap { $0 }
    guard known.count == 4, numbers.count == 4, known[2] >= 0, known[3] >= 0 else {
      report(frame, "a frame: x, y, width and height")
      return
    }
    draft.elements[element].parts.append(ValueLowering.rect(known, frame.place))
  }

  /// A stored frame.
  static func rect(_ numbers: [Double], _ place: SpanRef) -> Draft.Part {
    let names = ["x", "y", "width", "height"]
    return Draft.Part(
      name: "rect",
      attributes: [("key", "frame")] + zip(names, numbers).map { ($0, LoweredNumber.text($1)) }, place: place)
  }

  private mutating func lowerPriorities(_ element: Int) {
    for (name, ending) in [("hugging", "HuggingPriority"), ("compression", "CompressionResistancePriority")] {
      guard let written = draft.elements[element].take(name) else { continue }
      let words = written.located.words
      let values = words.compactMap { ValueSyntax.number($0.value) }.filter { $0 >= 0 && $0 <= 1000 }
      guard values.count == words.count, values.count == 1 || values.count == 2 else {
        report(written, "one or two priorities from 0 to 1000")
        continue
      }
      let texts = (words[0].value, words[words.count - 1].value)
      draft.elements[element].additions.append(("horizontal\(ending)", texts.0, written.place))
      draft.elements[element].additions.append(("vertical\(ending)", texts.1, written.place))
    }
  }
}
