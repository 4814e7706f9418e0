import Foundation

/// Where the tests find the program.
enum Program {
  /// Beside the tests' own bundle; nil where it was not built.
  static let path: String? = {
    let folders =
      Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
      + [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
    let paths = folders.map { $0.appending(path: "viewc").path }
    return paths.first(where: FileManager.default.isExecutableFile)
  }()
}
