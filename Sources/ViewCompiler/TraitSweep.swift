package import Catalog
package import Geometry

/// The traits that a user asks documents to be laid out for: the product of lists.
///
/// An empty list leaves a trait as the document has it.
package struct TraitSweep: Sendable {
  package var devices: [Device] = []
  package var orientations: [Traits.Orientation] = []
  package var appearances: [Traits.Appearance] = []
  package var contentSizes: [Traits.ContentSize] = []
  package var languages: [String] = []
  package var directions: [Traits.Direction] = []
  /// The size of root views in points.
  package var size: Size?

  /// Asks for nothing in particular.
  package init() {}

  /// The traits to lay a document out for, given its own; at least one, none twice.
  package func traits(over own: Traits) -> [Traits] {
    var result = [own]
    result = result.product(devices) { $0.device = $1 }
    result = result.product(orientations) { $0.orientation = $1 }
    result = result.product(appearances) { $0.appearance = $1 }
    result = result.product(contentSizes) { $0.contentSize = $1 }
    result = result.product(languages) { traits, language in
      traits.language = language
      // The direction of a language is UIKit's, unless one is asked for.
      if TraitSweep.isRightToLeft(language) { traits.direction = .rightToLeft }
    }
    result = result.product(directions) { $0.direction = $1 }
    var seen: Set<Traits> = []
    return result.map { traits in
      var traits = traits
      if let size { traits.size = size }
      let isOther = traits.device != own.device || traits.orientation != own.orientation
      traits.isForeign = own.isForeign || isOther
      return traits
    }.filter { seen.insert($0).inserted }
  }

  /// Whether a language is written from right to left.
  private static func isRightToLeft(_ language: String) -> Bool {
    let code = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    return ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(code)
  }

  /// Whether the user asked for sizes of screens, so that what goes wrong because of a size counts.
  package var meansSizes: Bool { !devices.isEmpty || !orientations.isEmpty || size != nil }
}

extension [Traits] {
  /// Each of the traits with each of the values; as they are where there is none.
  fileprivate func product<Value>(_ values: [Value], _ set: (inout Traits, Value) -> Void) -> [Traits] {
    guard !values.isEmpty else { return self }
    return flatMap { traits in
      values.map { value in
        var traits = traits
        set(&traits, value)
        return traits
      }
    }
  }
}
