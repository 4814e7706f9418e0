extension Font {
  /// What whoever draws with Inter's text design must add to every character, in points, for lines as wide as
  /// they were measured; 0 for other families than the system's.
  ///
  /// The system's tracking, less what its display design is narrower: 0.052 em in regular, 0.036 in bold
  /// (mean of letters in the two designs of the tables; lines of Inter drawn so differ by 1 % from what was
  /// measured).
  package func tracking(in era: FontEra) -> Double {
    guard case .system = family else { return 0 }
    let design = SystemFontDesign(size: size, era: era)
    let steps = Double(max(0, weight.rawValue - FontWeight.regular.rawValue))
    return (design.tracking / 10_000 - design.display * (0.052 - 0.004 * steps)) * size
  }
}
