/// Which corners of a rectangle are round; bits as CACornerMask documents them.
package struct PictureCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// Makes a set from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let topLeft = PictureCorners(rawValue: 1)
  package static let topRight = PictureCorners(rawValue: 2)
  package static let bottomLeft = PictureCorners(rawValue: 4)
  package static let bottomRight = PictureCorners(rawValue: 8)
  package static let all: PictureCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
