package import Diagnostics

/// What a reporter may need beside the findings.
package struct ReporterContext: Sendable {
  /// Whether the text goes to a terminal that shows colours.
  package var usesColor: Bool
  /// The folder that relative paths start from; for readers that need absolute ones.
  package var workingFolder: String
  /// Every kind that viewc has.
  package var kinds: [DiagnosticKind]
  /// The version of viewc.
  package var version: String

  /// Makes a context; see the properties.
  package init(
    usesColor: Bool = false, workingFolder: String = "", kinds: [DiagnosticKind] = [], version: String = ""
  ) {
    self.usesColor = usesColor
    self.workingFolder = workingFolder
    self.kinds = kinds
    self.version = version
  }
}
