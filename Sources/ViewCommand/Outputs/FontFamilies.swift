internal import Rendering

/// Which families of fonts a picture names.
enum FontFamilies {
  /// The families in the order in which they are met.
  static func used(in picture: Picture) -> [String] {
    var families: [String] = []
    var pending = [picture.root]
    while let group = pending.popLast() {
      for item in group.items {
        switch item {
        case .group(let inner): pending.append(inner)
        case .text(let text):
          for family in text.spans.compactMap(\.font.family) where !families.contains(family) {
            families.append(family)
          }
        default: continue
        }
      }
    }
    return families
  }
}
