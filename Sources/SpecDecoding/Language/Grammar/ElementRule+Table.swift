internal import Catalog

extension ElementRule {
  /// The rule of an element by its name; where it stands decides for `set` and `select`.
  static func rule(of element: String, in parent: String) -> ElementRule? {
    if element == "set", parent == "state" { return stateSet }
    return table[element]
  }

  static let spec = ElementRule(
    optional: [
      ("name", .text), ("module", .name), ("device", .device), ("orientation", .word(orientations)),
      ("appearance", .word(appearances)), ("language", .language),
    ],
    children: [
      "import", "model", "enumeration", "data", "component", "cell", "scene", "state", "snapshot", "matrix",
    ])

  static let orientations = Traits.Orientation.allCases.map(\.rawValue)
  static let appearances = Traits.Appearance.allCases.map(\.rawValue)
  static let contentSizes = Traits.ContentSize.allCases.map(\.rawValue)
  static let directions = Traits.Direction.allCases.map(\.rawValue)

  /// The control events of UIControl, as Interface Builder spells them.
  static let events = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit", "menuActionTriggered",
  ]

  private static let table: [String: ElementRule] = data.merging(bodies) { a, _ in a }
    .merging(steps) { a, _ in a }.merging(pictures) { a, _ in a }

  private static let data: [String: ElementRule] = [
    "import": ElementRule(optional: [
      ("document", .text), ("strings", .text), ("assets", .text), ("sources", .text),
      ("language", .language),
    ]),
    "model": ElementRule(
      required: [("name", .name)], optional: [("codable", .boolean), ("decodable", .boolean)],
      children: ["field", "enumeration"]),
    "enumeration": ElementRule(
      required: [("name", .name)], optional: [("fallback", .name)], children: ["field", "case"]),
    "field": ElementRule(
      required: [("name", .name), ("type", .type)], optional: [("key", .text), ("default", .text)]),
    "case": ElementRule(required: [("name", .name)], optional: [("value", .text)], allowsFields: true),
    "data": ElementRule(
      required: [("name", .name), ("type", .type)], optional: [("source", .text), ("path", .text)],
      children: ["item"]),
    "item": ElementRule(optional: [("field", .name)], allowsFields: true, children: ["item"]),
  ]

  private static let bodies: [String: ElementRule] = [
    "component": ElementRule(required: [("name", .name)], children: ["parameter"], body: .required),
    "parameter": ElementRule(
      required: [("name", .name), ("type", .type)], optional: [("default", .text)]),
    "scene": ElementRule(
      required: [("name", .label)],
      optional: [
        ("owner", .name), ("title", .text), ("navigationBar", .boolean), ("tabBar", .boolean),
        ("toolbar", .boolean), ("statusBar", .boolean),
      ],
      children: ["outlet", "outletCollection", "action"], body: .required),
    "cell": ElementRule(
      required: [("name", .name)],
      optional: [("model", .name), ("kind", .word(CellDeclaration.Kind.allCases.map(\.rawValue)))],
      children: ["bind", "awake", "set", "selected", "callback", "outlet", "outletCollection", "action"],
      body: .optional),
    "outlet": ElementRule(required: [("property", .name), ("destination", .text)]),
    "outletCollection": ElementRule(required: [("property", .name), ("destination", .text)]),
    "action": ElementRule(
      required: [("selector", .text), ("source", .text)], optional: [("event", .word(events))]),
    "bind": ElementRule(
      required: [("property", .text), ("to", .text)],
      optional: [("outlet", .name), ("target", .text), ("format", .text)]),
    "set": ElementRule(
      required: [("property", .text), ("value", .text)],
      optional: [("outlet", .name), ("target", .text), ("when", .text), ("unless", .text)]),
    "awake": ElementRule(children: ["set"]),
    "selected": ElementRule(children: ["set"]),
    "callback": ElementRule(
      required: [("name", .name), ("action", .text)], optional: [("argument", .text)]),
  ]

  private static let steps: [String: ElementRule] = [
    "state": ElementRule(
      required: [("name", .label)], optional: [("scene", .label), ("from", .label)],
      children: ["add", "remove", "select", "toggle", "set", "scroll"]),
    "add": ElementRule(
      required: [("data", .name)], optional: [("at", .index), ("select", .boolean)], children: ["item"]),
    "remove": ElementRule(required: [("data", .name)], optional: [("index", .index), ("where", .name)]),
    "select": ElementRule(
      required: [("index", .index)], optional: [("data", .name), ("target", .text)]),
    "toggle": ElementRule(
      required: [("target", .text), ("section", .index)], optional: [("row", .index)]),
    "scroll": ElementRule(required: [("target", .text)], optional: [("x", .number), ("y", .number)]),
  ]

  private static let stateSet = ElementRule(
    required: [("value", .text)],
    optional: [
      ("target", .text), ("property", .text), ("data", .name), ("field", .name), ("index", .index),
    ])

  private static let pictures: [String: ElementRule] = [
    "snapshot": ElementRule(optional: [
      ("scene", .label), ("document", .text), ("state", .label), ("device", .device),
      ("orientation", .word(orientations)), ("appearance", .word(appearances)),
      ("contentSize", .word(contentSizes)), ("language", .language), ("direction", .word(directions)),
      ("size", .size),
    ]),
    "matrix": ElementRule(optional: [
      ("scene", .label), ("document", .text), ("states", .labels), ("devices", .devices),
      ("orientations", .words(orientations)), ("appearances", .words(appearances)),
      ("contentSizes", .words(contentSizes)), ("languages", .languages), ("directions", .words(directions)),
      ("sizes", .sizes),
    ]),
  ]
}
