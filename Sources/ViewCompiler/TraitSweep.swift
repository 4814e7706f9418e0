package import Catalog

/// Lists of traits that a document is laid out for, each with each; an empty list leaves the trait as it is.
package struct TraitSweep: Sendable {
  package var devices: [Device] = []
  package var orientations: [Traits.Orientation] = []
  package var appearances: [Traits.Appearance] = []
  package var contentSizes: [Traits.ContentSize] = []
  package var languages: [String] = []
  package var directions: [Traits.Direction] = []

  /// Sweeps nothing.
  package init() {}

  /// Traits with the words that tell them apart, in the order of the lists.
  package typealias Labelled = (label: [String], traits: Traits)

  /// Every combination, starting from `base`.
  package func combinations(over base: Traits) -> [Labelled] {
    var result: [Labelled] = [([], base)]
    TraitSweep.cross(&result, devices, \.id) { $0.device = $1 }
    TraitSweep.cross(&result, orientations, \.rawValue) { $0.orientation = $1 }
    TraitSweep.cross(&result, appearances, \.rawValue) { $0.appearance = $1 }
    TraitSweep.cross(&result, contentSizes, \.rawValue) { $0.contentSize = $1 }
    TraitSweep.cross(&result, languages, \.self) { $0.language = $1 }
    TraitSweep.cross(&result, directions, \.rawValue) { $0.direction = $1 }
    return result
  }

  private static func cross<Value>(
    _ result: inout [Labelled], _ values: [Value], _ name: KeyPath<Value, String>,
    _ set: (inout Traits, Value) -> Void
  ) {
    guard !values.isEmpty else { return }
    result = result.flatMap { labelled in
      values.map { value in
        var traits = labelled.traits
        set(&traits, value)
        return (labelled.label + [value[keyPath: name]], traits)
      }
    }
  }
}
