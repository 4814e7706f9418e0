/// Which distances of a view stretch with its superview (`<autoresizingMask>`).
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// Makes a mask from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let flexibleMinX = AutoresizingMask(rawValue: 1)
  package static let widthSizable = AutoresizingMask(rawValue: 2)
  package static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  package static let flexibleMinY = AutoresizingMask(rawValue: 8)
  package static let heightSizable = AutoresizingMask(rawValue: 16)
  package static let flexibleMaxY = AutoresizingMask(rawValue: 32)
}
