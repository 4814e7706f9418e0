internal import CFontconfig

/// fontconfig's configuration for a selection of families, as the XML that it reads.
///
/// The machine's own configuration gives the folders and nothing else: its aliases, its
/// hinting and its sub-pixel settings differ from machine to machine.
struct FontSelectionXML {
  var families: [String]

  var text: String {
    """
    <fontconfig>
    \(folders)
    <selectfont>
    <acceptfont>\(families.map(accepted).joined())</acceptfont>
    <rejectfont><pattern><patelt name="scalable"><bool>true</bool></patelt></pattern></rejectfont>
    <rejectfont><pattern><patelt name="scalable"><bool>false</bool></patelt></pattern></rejectfont>
    </selectfont>
    <match target="pattern">
    <edit name="family" mode="append_last" binding="strong">\(base)</edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
    <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
    </match>
    </fontconfig>
    """
  }

  private var base: String {
    FontLibrary.baseFamilies.map { "<string>\(escaped($0))</string>" }.joined()
  }

  private func accepted(_ family: String) -> String {
    "<pattern><patelt name=\"family\"><string>\(escaped(family))</string></patelt></pattern>"
  }

  private var folders: String {
    guard let config = FcInitLoadConfig() else { return "<dir>/usr/share/fonts</dir>" }
    defer { FcConfigDestroy(config) }
    let fonts = paths(FcConfigGetFontDirs(config)).map { "<dir>\(escaped($0))</dir>" }
    let caches = paths(FcConfigGetCacheDirs(config)).map { "<cachedir>\(escaped($0))</cachedir>" }
    return (fonts + caches).joined(separator: "\n")
  }
}

/// Reads a list of fontconfig to its end.
private func paths(_ list: OpaquePointer?) -> [String] {
  guard let list else { return [] }
  defer { FcStrListDone(list) }
  var found: [String] = []
  while let path = FcStrListNext(list) { found.append(String(cString: path)) }
  return found
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case _ where scalar.value < 0x20: result += " "
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
