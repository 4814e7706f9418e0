internal import Diagnostics
internal import Resolution

extension ViewCompiler {
  /// Adds the texts of the languages that are asked for, where the document has translations.
  func translate(_ template: inout Template, _ document: inout CompiledDocument, _ bag: inout DiagnosticBag) {
    guard !options.sweep.languages.isEmpty,
      var translations = DocumentTranslations(of: document.input.path, files: files)
    else { return }
    for language in options.sweep.languages {
      guard let table = translations.table(of: language, into: &bag) else { continue }
      template.bindTexts(of: table, in: language)
    }
    document.translations = translations.sources
    document.readPaths += translations.sources.map(\.path)
  }
}
