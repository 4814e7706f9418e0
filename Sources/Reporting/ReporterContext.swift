/// What a reporter may need beside the findings.
package struct ReporterContext: Sendable {
  /// Whether the text goes to a terminal that shows colours.
  package var usesColor: Bool
  /// The folder that relative paths start from; for readers that need absolute ones.
  package var workingFolder: String
  /// The version of viewc.
  package var version: String

  /// Makes a context; see the properties.
  package init(
    usesColor: Bool = false, workingFolder: String = "", version: String = ""
  ) {
    self.usesColor = usesColor
    self.workingFolder = workingFolder
    self.version = version
  }
}
