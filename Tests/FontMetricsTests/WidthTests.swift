import Geometry
import Testing

@testable import FontMetrics

@Suite struct WidthTests {
  @Test(arguments: [(17.0, 41.5), (15, 37.5), (13, 33), (16, 39.5)])
  func aLabelIsAsWideAsInterfaceBuilderStoresIt(size: Double, width: Double) {
    let measured = TableMeasurer().width(of: "Label", font: .system(size))
    #expect(PixelGrid(scale: 2).ceil(measured) == width)
  }
}
