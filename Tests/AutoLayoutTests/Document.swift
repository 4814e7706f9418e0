import AutoLayout
import Catalog
import Diagnostics
import Geometry
import Instantiation
import Resolution
import SpecDecoding
import XMLParsing

/// A small document and its layout.
struct Document {
  let tree: ViewTree
  let layout: LayoutTree

  /// Lays out a xib whose only top-level view, `root`, is `width` by `height` and holds `content`.
  init(
    _ content: String, tools: String = "21507", device: String? = "retina4_7", width: Double = 375,
    height: Double = 667, resources: String = "", changing: (inout Traits) -> Void = { _ in }
  ) throws {
    let screen = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    try self.init(
      xml: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        \(screen)<objects><view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
        \(content)
        </view></objects><resources>\(resources)</resources></document>
        """, changing: changing)
  }

  /// Lays out a whole document.
  init(xml: String, changing: (inout Traits) -> Void = { _ in }) throws {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "Test.xib", bytes: Array(xml.utf8))
    let parsed = try Required.value(XMLParser.parse(file, into: &bag))
    let spec = try Required.value(SpecDecoder.decode(parsed, into: &bag))
    let template = Resolver.resolve(spec, name: "Test", into: &bag)
    var traits = template.info.traits
    changing(&traits)
    tree = Instantiator.instantiate(template, traits: traits)
    layout = layOut(tree)
  }

  /// The frame of the node with an id; nil where there is none or it isn't laid out.
  subscript(id: String) -> Rect? { entry(id)?.frame }

  /// The whole entry of a node.
  func entry(_ id: String) -> LayoutTree.Entry? {
    guard let index = tree.nodes.firstIndex(where: { $0.id == id }), layout.entries[index].isLaidOut else {
      return nil
    }
    return layout.entries[index]
  }

  /// The ids of the constraints in each conflict.
  var conflicts: [[String]] {
    layout.conflicts.map { conflict in
      conflict.members.map {
        switch $0 {
        case .constraint(let position): tree.constraints[position].id
        case .implicit(let rule, _): rule
        }
      }
    }
  }
}

/// A value that a test cannot do without.
enum Required {
  struct Missing: Error {}

  static func value<T>(_ value: T?) throws -> T {
    guard let value else { throw Missing() }
    return value
  }
}

/// A view that constraints lay out.
func view(
  _ id: String, _ element: String = "view", _ attributes: String = "", _ content: String = ""
) -> String {
  """
  <\(element) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"
    \(attributes)>
  \(content)</\(element)>
  """
}

/// Constraints, one a line: `first.attribute = second.attribute * multiplier + constant @ priority`.
///
/// `<=` and `>=` may stand for `=`.
func constraints(_ lines: String...) -> String {
  let rows = lines.enumerated().map { number, line in constraint(line, id: "c\(number)") }
  return "<constraints>\(rows.joined(separator: "\n"))</constraints>"
}

/// A constraint with an id.
func constraint(_ line: String, id: String) -> String {
  var words = line.split(separator: " ").map(String.init)
  var text = "<constraint id=\"\(id)\""
  func item(_ word: String, _ prefix: String) -> String {
    let parts = word.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return "" }
    return " \(prefix)Item=\"\(parts[0])\" \(prefix)Attribute=\"\(parts[1])\""
  }
  text += item(words.removeFirst(), "first")
  switch words.removeFirst() {
  case "<=": text += " relation=\"lessThanOrEqual\""
  case ">=": text += " relation=\"greaterThanOrEqual\""
  default: break
  }
  if let next = words.first, next.contains(where: \.isLetter) { text += item(words.removeFirst(), "second") }
  if let constant = words.first, constant.first?.isNumber == true {
    text += " constant=\"\(constant)\""
    words.removeFirst()
  }
  while words.count >= 2 {
    let sign = words.removeFirst()
    let value = words.removeFirst()
    switch sign {
    case "*": text += " multiplier=\"\(value)\""
    case "@": text += " priority=\"\(value)\""
    case "-": text += " constant=\"-\(value)\""
    default: text += " constant=\"\(value)\""
    }
  }
  return text + "/>"
}
