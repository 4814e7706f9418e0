package import Geometry

/// What a tree of views is made and laid out for.
package struct Traits: Hashable, Sendable {
  /// How the device is held.
  package enum Orientation: String, CaseIterable, Sendable {
    case portrait, landscape
  }

  /// Light or dark.
  package enum Appearance: String, CaseIterable, Sendable {
    case light, dark
  }

  /// Where reading begins.
  package enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The sizes of text that a user can choose.
  package enum ContentSize: String, CaseIterable, Sendable {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibility1 = "AX1"
    case accessibility2 = "AX2"
    case accessibility3 = "AX3"
    case accessibility4 = "AX4"
    case accessibility5 = "AX5"
  }

  /// The device; nil for documents without one (before Xcode 8): a canvas of one pixel a point.
  package var device: Device?
  package var orientation: Orientation
  package var appearance: Appearance
  package var contentSize: ContentSize
  package var direction: Direction
  /// The language's code, as `ja`; nil for the development language.
  package var language: String?
  /// The size of root views in points, where one was asked for; nil for the document's or the device's.
  package var size: Size?
  /// Whether device or orientation were asked for and differ from the document's own, so that root views
  /// take the device's size instead of the stored one.
  package var isForeign: Bool

  /// Makes traits; what isn't given is Interface Builder's canvas default.
  package init(
    device: Device?, orientation: Orientation = .portrait, appearance: Appearance = .light,
    contentSize: ContentSize = .large, direction: Direction = .leftToRight, language: String? = nil,
    size: Size? = nil, isForeign: Bool = false
  ) {
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.contentSize = contentSize
    self.direction = direction
    self.language = language
    self.size = size
    self.isForeign = isForeign
  }

  /// Pixels per point.
  package var scale: Double { device?.scale ?? 1 }

  /// The screen in points as it is held; nil without a device.
  package var screen: Size? {
    guard let device else { return nil }
    guard orientation == .landscape else { return device.size }
    return Size(width: device.size.height, height: device.size.width)
  }

  /// Whether the horizontal size class is regular; nil for any (no device).
  package var isWidthRegular: Bool? {
    guard let device else { return nil }
    return device.isPad || (orientation == .landscape && device.isLargePhone)
  }

  /// Whether the vertical size class is regular; nil for any (no device).
  package var isHeightRegular: Bool? {
    guard let device else { return nil }
    return device.isPad || orientation == .portrait
  }
}
