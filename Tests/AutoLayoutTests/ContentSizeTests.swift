internal import AutoLayout
internal import Catalog
import FontMetrics
import Geometry
internal import Instantiation
internal import Resolution
import Testing

/// Fonts of text styles follow the content size; other fonts don't.
@Suite struct ContentSizeTests {
  @Test(.enabled(if: RealDocuments.folder != nil, "\(RealDocuments.missing)"))
  func fontsOfTextStylesGrowAndOthersStay() {
    for document in RealDocuments.some {
      let trees = sizes(for: document.template).map { size in document.tree { $0.contentSize = size } }
      let resolvers = trees.map { FontResolver($0) }
      for (index, node) in trees[0].nodes.enumerated() {
        for font in fonts(of: node) {
          let points = resolvers.map { $0.font(font, size: 17).size }
          let place = "\(document.path) \(trees[0].nodes[index].id) \(points)"
          if case .style(let name) = font.face, TextStyle(name: name) != nil {
            #expect(zip(points, points.dropFirst()).allSatisfy { $0 <= $1 }, "\(place)")
            #expect(points[0] < points[points.count - 1], "\(place)")
          } else {
            #expect(points.allSatisfy { $0 == points[0] }, "\(place)")
          }
        }
      }
    }
  }

  @Test func aLabelOfATextStyleGrowsAndAFixedOneStays() throws {
    let label = { (id: String, font: String) in
      view(id, "label", "text=\"Word\"", "<fontDescription key=\"fontDescription\" \(font)/>")
    }
    let content =
      "<subviews>" + label("style", "style=\"UICTFontTextStyleBody\"")
      + label("fixed", "type=\"system\" pointSize=\"17\"") + "</subviews>"
      + constraints(
        "style.leading = root.leading", "style.top = root.top", "fixed.leading = root.leading",
        "fixed.top = style.bottom")
    // Body is 17 points at L and 53 at AX5.
    let large = try Document(content)
    let huge = try Document(content) { $0.contentSize = .accessibility5 }
    #expect(large["style"]?.height == large["fixed"]?.height)
    #expect(huge["style"].map { $0.height > 60 } == true)
    #expect(huge["fixed"]?.size == large["fixed"]?.size)
  }

  /// All sizes; but for the canvas's own where Xcode, up to 13.4, set styles on it in sizes of other rows.
  private func sizes(for template: Template) -> [Traits.ContentSize] {
    let isOld = template.info.toolsVersion < 21_000
    return Traits.ContentSize.allCases.filter { !isOld || $0 != .large }
  }

  private func fonts(of node: Node) -> [FontValue] {
    node.properties.entries.compactMap { entry in
      if case .font(let font) = entry.value { font } else { nil }
    }
  }
}
