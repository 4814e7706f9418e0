#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Takes out of the environment what would let the same request give other glyphs on another
/// machine: the user's languages choose fallback fonts, FreeType's properties change outlines.
package func pinEnvironment() {
  setenv("FC_LANG", "en", 1)
  setenv("PANGO_LANGUAGE", "en", 1)
  for name in ["LANGUAGE", "FREETYPE_PROPERTIES", "PANGOCAIRO_BACKEND"] {
    unsetenv(name)
  }
}

/// Writes one line at once to standard output, as the asker is waiting for it.
package func writeAnswer(_ line: String) {
  print(line)
  fflush(nil)
}
