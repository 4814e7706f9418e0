internal import CFontconfig

/// A face of an installed family; nil where the family alone was asked for.
struct InstalledFace {
  var family: String
  /// On OpenType's scale.
  var weight: Int?
  var italic: Bool?
}

/// What the machine's own configuration of fontconfig offers; only looked up in, never drawn with.
struct InstalledFonts {
  /// Lives until the program ends.
  private let config: OpaquePointer?

  init() {
    config = FcInitLoadConfigAndFonts()
  }

  /// The family's name as the font spells it; letter case doesn't count.
  func family(named name: String) -> String? {
    first(where: FC_FAMILY, is: name) { pattern in
      strings(FC_FAMILY, of: pattern).first { $0.lowercased() == name.lowercased() }
    }
  }

  /// The face whose PostScript name is `name`.
  func face(postScriptName name: String) -> InstalledFace? {
    first(where: FC_POSTSCRIPT_NAME, is: name) { pattern in
      guard let family = strings(FC_FAMILY, of: pattern).first else { return nil }
      var weight = Double(FC_WEIGHT_REGULAR)
      var slant = FC_SLANT_ROMAN
      // A variable font has a range instead, which leaves the weight at regular.
      _ = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
      _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
      let openType = FcWeightToOpenTypeDouble(weight)
      return InstalledFace(
        family: family, weight: Int(openType.rounded()), italic: slant != FC_SLANT_ROMAN)
    }
  }

  private func first<Found>(
    where property: String, is value: String, read: (OpaquePointer) -> Found?
  ) -> Found? {
    guard let config, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, property, value)
    let wanted = [FC_FAMILY, FC_WEIGHT, FC_SLANT]
    guard let properties = FcObjectSetCreate() else { return nil }
    defer { FcObjectSetDestroy(properties) }
    for name in wanted { FcObjectSetAdd(properties, name) }
    guard let found = FcFontList(config, pattern, properties) else { return nil }
    defer { FcFontSetDestroy(found) }
    for index in 0..<Int(found.pointee.nfont) {
      if let font = found.pointee.fonts?[index], let value = read(font) { return value }
    }
    return nil
  }
}

/// All values of a property that are text.
private func strings(_ property: String, of pattern: OpaquePointer) -> [String] {
  var values: [String] = []
  var text: UnsafeMutablePointer<FcChar8>?
  while FcPatternGetString(pattern, property, Int32(values.count), &text) == FcResultMatch, let found = text {
    values.append(String(cString: found))
  }
  return values
}
