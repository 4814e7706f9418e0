package import Diagnostics
internal import Foundation

/// The files of the repository, by paths from its root.
package struct FolderFiles: FileProvider {
  /// The repository's root.
  package static let root: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.path
  }()

  /// Reads the repository's files.
  package init() {}

  package func read(_ path: String, limit: Int) -> Result<[UInt8], FileError> {
    guard let data = FileManager.default.contents(atPath: FolderFiles.root + "/" + path) else {
      return .failure(FileError("no such file or folder"))
    }
    return .success([UInt8](data))
  }

  package func entries(of folder: String) -> Result<[String], FileError> {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: FolderFiles.root + "/" + folder)
    else { return .failure(FileError("no such file or folder")) }
    return .success(names.sorted())
  }

  /// The `spec.xml` files under a folder at any depth, in order.
  package func specs(under folder: String) -> [String] {
    guard case .success(let names) = entries(of: folder) else { return [] }
    return names.flatMap { name in
      name == "spec.xml" ? ["\(folder)/\(name)"] : specs(under: "\(folder)/\(name)")
    }
  }
}
