extension Picture {
  /// The families of fonts that its texts name, in order of appearance; the system font is none.
  package var families: [String] {
    var names: [String] = []
    root.collectFamilies(into: &names)
    return names
  }
}

extension PictureGroup {
  fileprivate func collectFamilies(into names: inout [String]) {
    for item in items {
      switch item {
      case .group(let group): group.collectFamilies(into: &names)
      case .text(let text):
        for case let family? in text.spans.map(\.font.family) where !names.contains(family) {
          names.append(family)
        }
      default: break
      }
    }
  }
}
