import Catalog
@testable import SpecDecoding
import SpecTesting
import Testing
import Vocabulary

/// The schema and the decoder accept the same.
@Suite(.serialized) struct AgreementTests {
  private let schema: RelaxNGSchema

  init() throws {
    schema = try RelaxNGSchema.ofSpecs()
  }

  /// What one of the two refuses and the other doesn't, with what it says; nil where they agree.
  private func disagreement(on text: String) throws -> String? {
    let refused = try schema.problems(in: text)
    let xib =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects/></document>"
    let found = LoadedSpec(text, files: ["a.xib": xib, "title": "{}"]).found
      .filter { RepositoryTests.structural.contains($0.kind) }
    if refused.isEmpty == found.isEmpty { return nil }
    return refused.isEmpty
      ? "the schema accepts \(text), but \(found)" : "only the schema: \(text) \(refused)"
  }

  @Test(arguments: Outline.all)
  func onTheSmallestSpecWithEachElement(outline: Outline) throws {
    #expect(try schema.problems(in: outline.text()) == [])
    #expect(try disagreement(on: outline.text()) == nil)
  }

  /// Elements to try everywhere: all that specs have, views, parts of views, uses of components.
  private static let children =
    Set(Outline.all.map(\.name)).sorted() + [
      "slot", "view", "label", "stackView", "viewController", "color", "constraints", "connections", "Badge",
    ]

  @Test(arguments: Outline.all)
  func onWhatStandsInside(outline: Outline) throws {
    for child in Self.children {
      let inside = Outline.smallest(child, in: outline.name)
      #expect(try disagreement(on: outline.text(inside: inside)) == nil)
    }
    #expect(try disagreement(on: outline.text(inside: "text")) == nil)
    #expect(try disagreement(on: outline.text(inside: "<!-- comment --> ")) == nil)
  }

  @Test(arguments: Outline.all)
  func onEachAttributeAndItsValues(outline: Outline) throws {
    let needed = Outline.attributes(
      outline.name, parent: outline.path.dropLast().last ?? "", outline.rule)
    for position in needed.indices {
      var attributes = needed
      attributes.remove(at: position)
      #expect(try disagreement(on: outline.text(attributes: attributes)) == nil)
    }
    for attribute in outline.rule.attributes {
      let others = needed.filter { $0.0 != attribute.name }
      for value in FormSamples.values(attribute.form) {
        let text = outline.text(attributes: others + [(attribute.name, value)])
        #expect(try disagreement(on: text) == nil)
      }
    }
    #expect(try disagreement(on: outline.text(attributes: needed + [("colour", "x")])) == nil)
  }

  @Test(arguments: ["scene name=\"S\"", "component name=\"C\"", "cell name=\"C\""])
  func onRootViews(parent: String) throws {
    let name = parent.prefix { $0 != " " }
    for element in Catalog.all.map(\.element.rawValue) + ["Badge", "fancyView", "slot"] {
      let body = "<spec><\(parent)><\(element) hidden=\"YES\"/></\(name)></spec>"
      // In a cell some of these declare something.
      let isDeclared = ["action", "outlet", "outletCollection"].contains(element)
      if !isDeclared { #expect(try disagreement(on: body) == nil) }
    }
  }
}
