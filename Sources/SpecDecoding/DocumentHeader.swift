package import Catalog

/// What the `<document>` or `<spec>` element and its device say of the whole file.
package struct DocumentHeader: Sendable {
  /// What sort of file it is.
  package enum Kind: String, Sendable {
    case xib, storyboard, spec
  }

  package let kind: Kind
  /// `toolsVersion`, which tells the era of Interface Builder; 0 where it is missing.
  ///
  /// A spec has today's.
  package var toolsVersion = 0.0
  package var usesAutolayout = false
  package var usesSafeAreas = false
  package var usesTraitCollections = false
  package var isLaunchScreen = false
  /// Whether the document is saved in the format of Xcode 8 or later.
  package var isXcode8Format = false
  /// The device's id as written; nil where there is no device.
  package var deviceID: String?
  package var orientation = Traits.Orientation.portrait
  package var appearance = Traits.Appearance.light
  /// The device's adaptation as written (`fullscreen`); nil where there is none.
  package var adaptation: String?
  /// The id of the initial view controller.
  package var initialController: ObjectID?
  /// The `name` and `module` of a spec.
  package var name: String?
  package var module: String?

  /// Makes a header of a kind, with everything else absent.
  package init(kind: Kind) {
    self.kind = kind
  }

  /// The traits of Interface Builder's canvas for this document.
  ///
  /// Xcode 8 and later leave its default device out (measured: frames of such documents lie on its grid).
  package var traits: Traits {
    let named = deviceID.flatMap(Device.named)
    let isLeftOut = deviceID == nil && isXcode8Format
    return Traits(
      device: isLeftOut ? Device.named("retina4_7") : named, orientation: orientation, appearance: appearance)
  }
}
