package import Catalog
package import Geometry

/// What later stages must know of the document that a tree comes from.
package struct DocumentInfo: Sendable {
  /// The era of Interface Builder that saved it (`toolsVersion`); 0 where unknown.
  package var toolsVersion: Double
  package var usesAutolayout: Bool
  package var usesSafeAreas: Bool
  package var isLaunchScreen: Bool
  package var isXcode8Format: Bool
  /// The canvas that the document was saved with.
  package var traits: Traits
  /// The sizes of images in points, by name.
  package var imageSizes: [String: Size]
  /// Colours of asset catalogues that the document stores, by name.
  package var namedColors: [String: Color]
  /// Intrinsic sizes of designable views as Interface Builder stored them, by id.
  package var designSizes: [String: Size]

  /// Makes the information; see the properties.
  package init(
    toolsVersion: Double, usesAutolayout: Bool, usesSafeAreas: Bool, isLaunchScreen: Bool,
    isXcode8Format: Bool, traits: Traits, imageSizes: [String: Size] = [:],
    namedColors: [String: Color] = [:], designSizes: [String: Size] = [:]
  ) {
    self.toolsVersion = toolsVersion
    self.usesAutolayout = usesAutolayout
    self.usesSafeAreas = usesSafeAreas
    self.isLaunchScreen = isLaunchScreen
    self.isXcode8Format = isXcode8Format
    self.traits = traits
    self.imageSizes = imageSizes
    self.namedColors = namedColors
    self.designSizes = designSizes
  }
}
