package import Diagnostics

/// Turns an SVG into pixels or pages; a program beside viewc does it, since its libraries are heavy.
package protocol Rasterizer: Sendable {
  /// The bytes of a PNG of `svg` at `scale` pixels a point; the reason where it can't be made.
  func png(of svg: String, scale: Double) -> Result<[UInt8], FileError>

  /// The bytes of a PDF of `svg`; the reason where it can't be made.
  func pdf(of svg: String) -> Result<[UInt8], FileError>
}
