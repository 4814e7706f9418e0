internal import Diagnostics

/// Marks folders of output, so that a walk over folders does not take earlier output for documents.
enum OutputMark {
  /// The text of the mark.
  private static let text = "Written by viewc; a walk over folders leaves this one out.\n"

  /// Marks the folder at `path` if it holds nothing but output: if it is new, empty or marked already.
  ///
  /// A folder that holds anything else stays as it is, since its documents would be left out, too.
  static func mark(_ path: String, _ files: DiskFiles) -> FileError? {
    switch files.entries(of: path) {
    case .failure(let error): return error
    case .success(let names):
      guard names.isEmpty else { return nil }
    }
    let writer = OutputWriter(files)
    if case .failure(let error) = writer.write(text, to: OutputTarget.path(path, InputList.outputMark)) {
      return error
    }
    return nil
  }
}
