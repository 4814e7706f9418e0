import Foundation
import Testing

extension Site {
  /// The text of a file that must be there.
  func read(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

  /// Whether a file or folder is there.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url(name).path) }

  /// The paths of all files below a folder, sorted; hidden ones too.
  func files(under name: String) -> [String] {
    files.filter { $0.hasPrefix(name + "/") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// All files below a folder with their bytes.
  func contents(under name: String) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for file in files(under: name) { result[file] = try Data(contentsOf: url(name + "/" + file)) }
    return result
  }
}
