internal import CFontconfig
internal import CPango

/// A configuration of fontconfig with a few named families in it, and Pango's map of them.
///
/// Both live until the program ends: a run sees few different selections.
struct FontSelection {
  private let config: OpaquePointer
  /// A `PangoFontMap`.
  let map: UnsafeMutablePointer<PangoFontMap>

  /// Loads `families`; all of the base ones must be installed.
  init(families: [String]) throws {
    guard let config = FcConfigCreate() else { throw TypesettingError("fontconfig cannot be started") }
    let text = FontSelectionXML(families: families).text
    let read = text.withCString { bytes in
      bytes.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count) {
        FcConfigParseAndLoadFromMemory(config, $0, 0)
      }
    }
    guard read != 0, FcConfigBuildFonts(config) != 0 else {
      throw TypesettingError("fontconfig cannot read the font folders")
    }
    for family in FontLibrary.baseFamilies where !contains(family, config) {
      throw TypesettingError(remedy(for: family))
    }
    FcConfigSetCurrent(config)
    guard let map = pango_cairo_font_map_new() else { throw TypesettingError("Pango cannot be started") }
    self.config = config
    self.map = map
    makeCurrent()
  }

  /// librsvg draws with the current configuration and the default map.
  func makeCurrent() {
    FcConfigSetCurrent(config)
    pango_cairo_font_map_set_default(OpaquePointer(map))
  }
}

private func contains(_ family: String, _ config: OpaquePointer) -> Bool {
  guard let fonts = FcConfigGetFonts(config, FcSetSystem) else { return false }
  for index in 0..<Int(fonts.pointee.nfont) {
    var name: UnsafeMutablePointer<FcChar8>?
    guard let font = fonts.pointee.fonts?[index] else { continue }
    if FcPatternGetString(font, FC_FAMILY, 0, &name) == FcResultMatch, let name,
      String(cString: name) == family
    {
      return true
    }
  }
  return false
}

private func remedy(for family: String) -> String {
  let package = family == "Inter" ? "fonts-inter" : "fonts-noto-cjk"
  return "font family '\(family)' is not installed; install it with: apt-get install \(package)"
}
