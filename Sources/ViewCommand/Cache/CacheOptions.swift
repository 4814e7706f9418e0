/// Which options change what is found in a document.
enum CacheOptions {
  /// Those that only change how it is printed, how the run goes on or how it ends; all others are part of
  /// what a kept result stands for. (`stdin-path` is the path in findings, which is too.)
  static let irrelevant: Set<String> = [
    "baseline", "cache", "color", "format", "help", "jobs", "max-warnings", "output", "quiet", "stdin-path",
    "strict",
    "timings", "write-baseline",
  ]

  /// Those that name files whose content counts; with one of them nothing is kept.
  static let unkept: Set<String> = ["config", "sources"]

  /// The options that matter, in order.
  static func relevant(_ options: [(name: String, value: String)]) -> [(name: String, value: String)] {
    options.filter { !irrelevant.contains($0.name) }
  }
}
