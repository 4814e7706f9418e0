/// The version of viewc, as `--version` prints it.
package enum Version {
  /// Semantic: the command line's contract is what it counts.
  package static let text = "0.1.0"
}
