internal import CFontconfig
internal import CPango

/// The machine's fonts, and the selections of them that requests were answered from.
///
/// A selection holds `Inter`, `Noto Sans CJK JP` and the families that a request names, nothing
/// else: a font that happens to be installed is never taken for one that is not.
struct FontLibrary {
  /// Text in a family that isn't there is set in the first; what it lacks comes from the second.
  static let baseFamilies = ["Inter", "Noto Sans CJK JP"]

  private var installed: InstalledFonts?
  private var selections: [[String]: FontSelection] = [:]

  /// Makes the base families and `families` the only fonts that Pango and librsvg see.
  mutating func select(_ families: [String]) throws -> FontSelection {
    let extra = Set(families).subtracting(Self.baseFamilies).sorted()
    if let selection = selections[extra] {
      selection.makeCurrent()
      return selection
    }
    let selection = try FontSelection(families: Self.baseFamilies + extra)
    selections[extra] = selection
    return selection
  }

  /// The installed face that `request` means, or nil where there is none.
  mutating func face(for request: FontRequest) -> InstalledFace? {
    let fonts = installed ?? InstalledFonts()
    installed = fonts
    if let name = request.name, let face = fonts.face(postScriptName: name) { return face }
    guard let family = request.family, let name = fonts.family(named: family) else { return nil }
    return InstalledFace(family: name, weight: nil, italic: nil)
  }
}
