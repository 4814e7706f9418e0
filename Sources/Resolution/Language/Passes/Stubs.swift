extension LanguageResolver {
  mutating func insertNibs() {}
  mutating func resolveStates() {}
  mutating func bindTranslations() {}
}
