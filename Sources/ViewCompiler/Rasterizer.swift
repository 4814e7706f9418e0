package import Diagnostics

/// Turns an SVG into a file of pixels or pages; a program beside viewc does it, since its libraries are
/// heavy.
package protocol Rasterizer: Sendable {
  /// Writes a PNG at `scale` pixels a point; whether the file at `path` changed.
  func writePNG(_ picture: RasterSource, scale: Double, to path: String) -> Result<Bool, FileError>

  /// Writes a PDF; whether the file at `path` changed.
  func writePDF(_ picture: RasterSource, to path: String) -> Result<Bool, FileError>
}

/// A picture to rasterize.
package struct RasterSource: Hashable, Sendable {
  package let svg: String
  /// The families of fonts that the picture names.
  package let families: [String]

  /// Makes a source from SVG and the families that it names.
  package init(svg: String, families: [String]) {
    self.svg = svg
    self.families = families
  }
}
