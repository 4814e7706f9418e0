@testable import SpecDecoding

/// A spec that is as small as it can be and still has one element at a place: what stands around the element,
/// each with the attributes and views that it needs.
struct Outline: CustomStringConvertible {
  /// The names from `spec` to the element.
  let path: [String]
  let rule: ElementRule

  var name: String { path.last ?? "" }
  var description: String { path.joined(separator: "/") }

  /// One of each element that the decoder knows, by name and parent.
  static let all: [Outline] = {
    var found: [Outline] = [Outline(path: ["spec"], rule: .spec)]
    var seen: Set<[String]> = []
    var next = 0
    while next < found.count {
      let outline = found[next]
      next += 1
      for child in outline.rule.children where seen.insert([outline.name, child]).inserted {
        guard let rule = ElementRule.rule(of: child, in: outline.name) else { continue }
        found.append(Outline(path: outline.path + [child], rule: rule))
      }
    }
    return found
  }()

  /// The spec, with other attributes and more inside the element.
  func text(attributes: [(String, String)]? = nil, inside: String = "") -> String {
    var result = Outline.element(
      name, attributes ?? Outline.attributes(name, parent: path.dropLast().last ?? "", rule),
      Outline.content(name, rule) + inside)
    for depth in stride(from: path.count - 2, through: 0, by: -1) {
      let parent = depth > 0 ? path[depth - 1] : ""
      guard let rule = depth == 0 ? .spec : ElementRule.rule(of: path[depth], in: parent) else { continue }
      // An `<add>` holds one item: this one.
      let content = path[depth] == "add" ? "" : Outline.content(path[depth], rule)
      result = Outline.element(
        path[depth], Outline.attributes(path[depth], parent: parent, rule), content + result)
    }
    return result
  }

  /// The smallest element of a name inside a parent.
  static func smallest(_ name: String, in parent: String) -> String {
    guard let rule = ElementRule.rule(of: name, in: parent) else { return "<\(name)/>" }
    return element(name, attributes(name, parent: parent, rule), content(name, rule))
  }

  /// The attributes that an element needs.
  static func attributes(_ name: String, parent: String, _ rule: ElementRule) -> [(String, String)] {
    rule.attributes.filter(\.isRequired).map { ($0.name, FormSamples.accepted($0.form)[0]) }
      + alternatives(name, parent)
  }

  /// What an element needs one of.
  private static func alternatives(_ name: String, _ parent: String) -> [(String, String)] {
    switch (name, parent) {
    case ("import", _): [("document", "a.xib")]
    case ("remove", _): [("index", "0")]
    case ("select", _): [("data", "list")]
    case ("set", "state"): [("data", "list"), ("field", "title")]
    case ("snapshot", _): [("scene", "Home")]
    default: []
    }
  }

  private static func content(_ name: String, _ rule: ElementRule) -> String {
    if name == "add" { return "<item/>" }
    if case .required = rule.body { return "<view/>" }
    return ""
  }

  private static func element(_ name: String, _ attributes: [(String, String)], _ content: String) -> String {
    let written = attributes.map { " \($0)=\"\($1)\"" }.joined()
    return "<\(name)\(written)>\(content)</\(name)>"
  }
}
