internal import Diagnostics
internal import Reporting
internal import SpecDecoding

/// A baseline in a file.
enum BaselineFile {
  /// Far more than the findings of any app take.
  private static let sizeLimit = 256 << 20

  /// The baseline that the file at `path` holds.
  static func read(_ path: String, _ files: DiskFiles) -> Result<Baseline, FileError> {
    files.read(path, limit: sizeLimit).flatMap { bytes in
      var bag = DiagnosticBag()
      let file = SourceFile(id: FileID(0), path: path, bytes: bytes)
      guard let value = JSONReader.read(file, into: &bag), let baseline = baseline(value) else {
        return .failure(FileError("is no baseline of this version; '--write-baseline' makes one"))
      }
      return .success(baseline)
    }
  }

  private static func baseline(_ value: JSONValue) -> Baseline? {
    guard case .number(let version, _)? = value["schemaVersion"]?.content,
      version == Double(Baseline.schemaVersion), case .array(let items)? = value["findings"]?.content
    else { return nil }
    var baseline = Baseline()
    for item in items {
      guard let kind = text(item["kind"]), let file = text(item["file"]), let message = text(item["message"]),
        case .number(let count, true)? = item["count"]?.content, (1...1e9).contains(count)
      else { return nil }
      let entry = Baseline.Entry(
        kind: kind, file: file, object: text(item["object"]) ?? "", message: message)
      baseline.allow(entry, count: Int(count))
    }
    return baseline
  }

  private static func text(_ value: JSONValue?) -> String? {
    guard case .string(let text)? = value?.content else { return nil }
    return text
  }
}
