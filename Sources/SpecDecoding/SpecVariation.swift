/// What a document changes for some size classes: installed views and constraints, values of properties.
package struct SpecVariation: Sendable {
  /// When a variation holds; nil means any.
  package struct Condition: Hashable, Sendable {
    package let isWidthRegular: Bool?
    package let isHeightRegular: Bool?
    /// `userInterfaceIdiom=…`, where given.
    package let idiom: String?
    /// Whether it is the `default` one, which always holds.
    package let isDefault: Bool
  }

  /// The element's number in the tree.
  package let element: Int32
  /// The element that varies: an object or a constraint.
  package let owner: Int32
  package let condition: Condition
  /// Ids of views that are not, or again, installed.
  package internal(set) var excludedViews: [ObjectID] = []
  package internal(set) var includedViews: [ObjectID] = []
  /// Ids of constraints that are not, or again, installed.
  package internal(set) var excludedConstraints: [ObjectID] = []
  package internal(set) var includedConstraints: [ObjectID] = []

  /// Makes a variation that installs what was installed.
  init(element: Int32, owner: Int32, condition: Condition) {
    self.element = element
    self.owner = owner
    self.condition = condition
  }
}

extension SpecVariation.Condition {
  /// The condition that a variation's key spells, as `heightClass=regular-widthClass=compact`.
  init(key: String) {
    var width: Bool?
    var height: Bool?
    var idiom: String?
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      switch sides[0] {
      case "widthClass": width = sides[1] == "regular"
      case "heightClass": height = sides[1] == "regular"
      case "userInterfaceIdiom", "device": idiom = String(sides[1])
      default: break
      }
    }
    self.init(isWidthRegular: width, isHeightRegular: height, idiom: idiom, isDefault: key == "default")
  }
}
