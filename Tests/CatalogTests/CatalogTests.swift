import Catalog
import Foundation
import Geometry
import Testing
import Vocabulary

/// The folder of this package.
let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The bytes of a value.
func bytes(_ text: String) -> ArraySlice<UInt8> { ArraySlice(text.utf8) }

@Suite struct CatalogTests {
  @Test func registersEveryElementThatAFileOfClassesDeclares() throws {
    let folder = packageFolder.appendingPathComponent("Sources/Catalog/Classes")
    var declared: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in source.matches(of: /static let `?(\w+)`? = ElementSchema\(/) {
        declared.insert(String(match.1))
      }
    }
    #expect(declared == Set(Catalog.all.map(\.element.rawValue)))
    #expect(declared.count == Catalog.all.count)
    #expect(declared.count > 200)
  }

  @Test func namesNoAttributeTwiceInAnElement() {
    for schema in Catalog.all {
      let names = schema.attributes.map(\.name)
      #expect(Set(names).count == names.count, "\(schema.element)")
      #expect(!names.contains(.unknown), "\(schema.element)")
    }
  }

  @Test func basesExistAndEndWithoutACircle() {
    for schema in Catalog.all {
      var next = schema.base
      var steps = 0
      while let base = next, steps < 10 {
        #expect(Catalog.standard.schema(of: base) != nil, "\(schema.element)")
        next = Catalog.standard.schema(of: base)?.base
        steps += 1
      }
      #expect(next == nil, "\(schema.element)")
    }
  }

  @Test func requiresOnlyAttributesThatTheElementHas() {
    for schema in Catalog.all {
      for name in schema.required + schema.exemptions {
        #expect(Catalog.standard.hasAttribute(name, in: schema.element), "\(schema.element) \(name)")
      }
    }
  }

  @Test func inheritsAttributesFromTheBase() {
    let catalog = Catalog.standard
    #expect(catalog.attributeType(of: .tableView, .bounces) == .boolean)
    #expect(catalog.attributeType(of: .tableView, .hidden) == .boolean)
    #expect(catalog.attributeType(of: .button, .contentHorizontalAlignment) != nil)
    #expect(catalog.attributeType(of: .label, .id) == .string)
    #expect(catalog.attributeType(of: .label, .axis) == nil)
    #expect(catalog.attributeType(of: .connections, .text) == nil)
    #expect(catalog.inherits(.tableView, from: .view))
    #expect(!catalog.inherits(.view, from: .tableView))
    #expect(catalog.attributes(of: .tableView).contains(.alpha))
  }

  @Test func refusesValuesThatAreNotOfTheType() {
    func verdict(_ element: Name, _ attribute: Name, _ value: String) -> AttributeVerdict {
      Catalog.standard.verdict(on: bytes(value), of: attribute, in: element)
    }
    #expect(verdict(.stackView, .axis, "vertical") == .accepted)
    #expect(verdict(.stackView, .axis, "vertica") == .refused(.enumeration(["horizontal", "vertical"])))
    #expect(verdict(.view, .opaque, "MAYBE") == .refused(.boolean))
    #expect(verdict(.label, .contentMode, "lef") != .accepted)
    #expect(verdict(.label, .lineBreakMode, "tailTruncatio") != .accepted)
    #expect(verdict(.constraint, .relation, "greaterThanEqual") != .accepted)
    #expect(verdict(.constraint, .firstAttribute, "baseline") == .accepted)
    #expect(verdict(.constraint, .firstAttribute, "") != .accepted)
    #expect(verdict(.constraint, .multiplier, "1:0") == .refused(.multiplier))
    #expect(verdict(.constraint, .priority, "0") == .refused(.priority))
    #expect(verdict(.label, .verticalHuggingPriority, "0") == .accepted)
    #expect(verdict(.constraint, .priority, "1001") == .refused(.priority))
    #expect(verdict(.view, .placeholderIntrinsicWidth, "infinite") == .accepted)
    #expect(verdict(.view, .placeholderIntrinsicWidth, "infinit") == .refused(.numberOrInfinite))
    #expect(verdict(.rect, .width, "100px") == .refused(.number))
    #expect(verdict(.rect, .axis, "1") == .unknownAttribute)
    #expect(verdict(.unknown, .width, "1") == .unknownAttribute)
  }

  @Test func knowsClassesAndTheirElements() {
    let classes = ClassHierarchy.standard
    #expect(classes.inherits("UITableView", from: "UIView"))
    #expect(!classes.inherits("UIView", from: "UITableView"))
    #expect(classes.superclass(of: "UILabel") == "UIView")
    #expect(classes.element(forClass: "UIView") == .view)
    #expect(classes.element(forClass: "UISearchTextField") == .textField)
    #expect(classes.element(forClass: "UIViewController") == .viewController)
    #expect(classes.element(forClass: "MyView") == nil)
  }

  @Test func knowsTheSuperclassOfEveryClassThatAnElementStandsFor() {
    for schema in Catalog.all {
      guard let name = schema.className, !name.contains(".") else { continue }
      #expect(ClassHierarchy.standard.inherits(name, from: "NSObject"), "\(name)")
    }
  }

  @Test func givesControlsTheirDefaultEvents() {
    #expect(Catalog.standard.schema(of: .button)?.defaultEvent == "touchUpInside")
    #expect(Catalog.standard.schema(of: .switch)?.defaultEvent == "valueChanged")
    #expect(Catalog.standard.schema(of: .view)?.defaultEvent == nil)
  }

  @Test func knowsSystemColorsInBothAppearancesWithAndWithoutSuffix() {
    #expect(SystemColors.color(named: "systemRed") == .bytes(255, 59, 48))
    #expect(SystemColors.color(named: "systemRedColor", appearance: .dark) == .bytes(255, 69, 58))
    #expect(SystemColors.color(named: "whiteColor") == .white)
    #expect(SystemColors.color(named: "noSuchColor") == nil)
    #expect(SystemColors.color(named: "Color") == nil)
  }
}
