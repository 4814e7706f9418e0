/// The formats that findings can be written in: a line a format.
package enum ReporterRegistry {
  /// A format and the maker of its reporter.
  package struct Entry: Sendable {
    package let name: String
    /// Whether people read it, on standard error; programs read the others, on standard output.
    package let isForPeople: Bool
    package let make: @Sendable (ReporterContext) -> any Reporter
  }

  /// Every format.
  package static let all: [Entry] = [
    Entry(name: "text", isForPeople: true) { TextReporter(usesColor: $0.usesColor) },
    Entry(name: "xcode", isForPeople: false) { XcodeReporter(workingFolder: $0.workingFolder) },
    Entry(name: "json", isForPeople: false) { _ in JSONReporter() },
    Entry(name: "sarif", isForPeople: false) { SARIFReporter(version: $0.version) },
    Entry(name: "github", isForPeople: false) { _ in GitHubReporter() },
    Entry(name: "junit", isForPeople: false) { _ in JUnitReporter() },
    Entry(name: "checkstyle", isForPeople: false) { _ in CheckstyleReporter() },
    Entry(name: "codeclimate", isForPeople: false) { _ in CodeClimateReporter() },
  ]

  /// The format with a name.
  package static func named(_ name: String) -> Entry? { all.first { $0.name == name } }
}
