import Catalog
import Diagnostics
import Geometry
import SpecDecoding
import SpecTesting
import Testing

@Suite("Declarations of a spec")
struct DeclarationTests {
  private func declarations(_ body: String) throws -> SpecDeclarations {
    let loaded = LoadedSpec("<spec name=\"Test\" module=\"App\">\(body)</spec>")
    #expect(loaded.kinds == [])
    return try #require(loaded.sources?.main?.declarations)
  }

  @Test("A model has its fields with types, keys and defaults")
  func model() throws {
    let model = try #require(
      try declarations(
        "<model name=\"Page\" decodable=\"YES\"><field name=\"n\" type=\"Int?\" key=\"number\"/>"
          + "<field name=\"tags\" type=\"[String]\" default=\"[]\"/></model>"
      ).models.first)
    #expect(model.name.value == "Page")
    #expect(model.isDecodable && !model.isCodable)
    #expect(model.fields.map(\.type.value.text) == ["Int?", "[String]"])
    #expect(model.fields[0].key?.value == "number")
    #expect(model.fields[1].fallback?.value == "[]")
  }

  @Test("An enumeration may stand inside a model")
  func nestedEnumeration() throws {
    let spec = try declarations(
      "<model name=\"Page\"><enumeration name=\"Theme\" fallback=\"none\"><field name=\"image\" type=\"UIImage\"/>"
        + "<case name=\"none\" value=\"0\" image=\"x\"/></enumeration></model>")
    let theme = try #require(spec.enumerations.first)
    #expect(theme.fallback?.value == "none")
    #expect(theme.cases[0].rawValue?.value == "0")
    #expect(theme.cases[0].values.map(\.value.value) == ["x"])
  }

  @Test("Items hold fields and nested items")
  func items() throws {
    let data = try #require(
      try declarations(
        "<data name=\"tabs\" type=\"[Tab]\"><item title=\"A\"><item field=\"rows\" name=\"B\"/></item></data>"
      ).data.first)
    #expect(data.items[0].fields.map(\.name.value) == ["title"])
    #expect(data.items[0].items[0].field?.value == "rows")
  }

  @Test("A component has parameters, slots and one root")
  func component() throws {
    let component = try #require(
      try declarations(
        "<component name=\"Badge\"><parameter name=\"text\" type=\"String\"/><view><slot name=\"a\"/></view></component>"
      ).components.first)
    #expect(component.parameters.map(\.name.value) == ["text"])
    #expect(component.slots.map(\.value) == ["a"])
    #expect(component.root != nil)
  }

  @Test("A state has its steps in order")
  func state() throws {
    let state = try #require(
      try declarations(
        "<state name=\"a-1\"><add data=\"d\" select=\"YES\"><item/></add><remove data=\"d\" index=\"0\"/>"
          + "<toggle target=\"t\" section=\"1\"/><set target=\"t\" property=\"page\" value=\"1\"/>"
          + "<set data=\"d\" index=\"0\" field=\"f\" value=\"v\"/><scroll target=\"t\" y=\"20\"/></state>"
      ).states.first)
    #expect(state.steps.count == 6)
  }

  @Test("A matrix keeps its lists, a snapshot its one value")
  func snapshots() throws {
    let snapshots = try declarations(
      "<matrix devices=\"retina4_7 ipad9_7\" appearances=\"light dark\"/>"
        + "<snapshot document=\"A.xib\" orientation=\"landscape\" size=\"400x300\"/>"
    ).snapshots
    #expect(snapshots[0].devices.map { $0?.id } == ["retina4_7", "ipad9_7"])
    #expect(snapshots[0].appearances.count == 2)
    #expect(snapshots[1].orientations == [.landscape])
    #expect(snapshots[1].sizes[0]?.width == 400)
  }

  @Test(
    "A mistake in a declaration is found at its place, once",
    arguments: [
      ("<modle name=\"A\"/>", "unexpected-element modle"),
      ("<model/>", "missing-attribute model"),
      ("<model name=\"A\" codeable=\"YES\"/>", "unknown-attribute codeable"),
      ("<model name=\"A\" codable=\"yes\"/>", "invalid-value yes"),
      ("<model name=\"1A\"/>", "invalid-value 1A"),
      ("<model name=\"A\"><field name=\"a\" type=\"[Int\"/></model>", "invalid-value [Int"),
      (
        "<model name=\"A\"><field name=\"a\" type=\"Int\"/><field name=\"a\" type=\"Int\"/></model>",
        "duplicate-declaration a"
      ),
      ("<import document=\"a.xib\" strings=\"b.strings\"/>", "conflicting-attributes strings"),
      ("<import/>", "conflicting-attributes import"),
      ("<import document=\"a.xib\"/>", "missing-import a.xib"),
      ("<data name=\"d\" type=\"[A]\" source=\"d.json\"/>", "missing-import d.json"),
      ("<data name=\"d\" type=\"[A]\" path=\"a\"/>", "conflicting-attributes path"),
      ("<scene name=\"S\"/>", "missing-root-view scene"),
      ("<scene name=\"S\"><view/><label/></scene>", "several-root-views label"),
      (
        "<scene name=\"S\"><view/><outlt property=\"a\" destination=\"b\"/></scene>",
        "unexpected-element outlt"
      ),
      (
        "<cell name=\"C\"><bind outlet=\"a\" target=\"b\" property=\"p\" to=\"x\"/></cell>",
        "conflicting-attributes target"
      ),
      ("<state name=\"s\"><remove data=\"d\"/></state>", "conflicting-attributes remove"),
      ("<state name=\"s\"><select data=\"d\" index=\"-1\"/></state>", "invalid-number -1"),
      ("<state name=\"s\"><add data=\"d\"/></state>", "conflicting-attributes add"),
      ("<snapshot/>", "conflicting-attributes snapshot"),
      ("<snapshot scene=\"S\" device=\"retina6_2\"/>", "unknown-device retina6_2"),
      ("<snapshot scene=\"S\" orientation=\"upright\"/>", "invalid-value upright"),
      ("<snapshot scene=\"S\" size=\"400\"/>", "invalid-value 400"),
      ("<matrix devices=\"retina4_7 ipad\"/>", "unknown-device ipad"),
      ("<matrix languages=\"en japanese-language\"/>", "invalid-value japanese-language"),
    ])
  func mistake(text: String, expected: String) {
    #expect(LoadedSpec("<spec>\(text)</spec>").kinds == [expected])
  }

  @Test("Specs that import each other are reported with the circle")
  func cycle() {
    let loaded = LoadedSpec(
      "<spec><import document=\"b.xml\"/></spec>",
      files: ["b.xml": "<spec><import document=\"spec.xml\"/></spec>"])
    #expect(loaded.kinds == ["cyclic-import spec.xml"])
    #expect(loaded.found[0].path == "b.xml")
    #expect(loaded.found[0].message.contains("'spec.xml' imports 'b.xml' imports 'spec.xml'"))
  }

  @Test("A near miss of an element can be mended in both tags")
  func rename() throws {
    let loaded = LoadedSpec("<spec><stat name=\"a\"></stat></spec>")
    let fix = try #require(loaded.bag.diagnostics.first?.fixIts.first)
    #expect(fix.edits.count == 2)
    #expect(fix.edits.map(\.text) == ["state", "state"])
  }
}
