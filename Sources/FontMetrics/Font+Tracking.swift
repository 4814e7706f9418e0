extension Font {
  /// What the system adds to every character of its own font at this size, in points; 0 for other families.
  ///
  /// Whoever draws with another font than the one that was measured must add it too.
  package func tracking(in era: FontEra) -> Double {
    guard case .system = family else { return 0 }
    return SystemFontDesign(size: size, era: era).tracking / 10_000 * size
  }
}
