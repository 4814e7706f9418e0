package import Diagnostics
package import Reporting

/// What is kept of a document that was checked.
///
/// As bytes: a mark, the key, the content, and a digest of all that, so that nothing cut, changed or
/// misplaced is taken for a result.
package struct CacheEntry: Sendable {
  /// The form of the bytes; another form is another mark.
  static let form = "viewc result 1\n"
  /// What else was read for the document.
  package let accesses: [FileAccess]
  /// Whether the document was left alone though nothing is wrong with it.
  package let isPassedOver: Bool
  package let report: Report

  /// An entry; see the properties.
  package init(accesses: [FileAccess], isPassedOver: Bool, report: Report) {
    self.accesses = accesses
    self.isPassedOver = isPassedOver
    self.report = report
  }

  /// The entry as bytes that are kept under `key`.
  package func bytes(for key: CacheKey) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(raw: Array(CacheEntry.form.utf8))
    writer.add(raw: key.digest.bytes)
    writer.add(accesses) { $1.write(to: &$0) }
    writer.add(isPassedOver ? 1 : 0)
    ReportForm.write(report, to: &writer)
    writer.add(raw: ContentDigest(writer.bytes).bytes)
    return writer.bytes
  }

  /// Reads what was kept under `key`; nil unless it is whole and of this form.
  ///
  /// `kind` finds a kind by name.
  package init?(_ bytes: [UInt8], for key: CacheKey, kind: (String) -> DiagnosticKind?) {
    let end = bytes.count - ContentDigest.length
    guard end > 0, ContentDigest(Array(bytes[..<end])) == ContentDigest(stored: bytes[end...]) else {
      return nil
    }
    var reader = ByteReader(bytes[..<end])
    guard let form = reader.raw(CacheEntry.form.utf8.count), form.elementsEqual(CacheEntry.form.utf8),
      let digest = reader.raw(ContentDigest.length), ContentDigest(stored: digest) == key.digest,
      let accesses = reader.list({ FileAccess(from: &$0) }), let isPassedOver = reader.number(),
      let report = ReportForm.read(&reader, kind: kind), reader.isAtEnd
    else { return nil }
    self.init(accesses: accesses, isPassedOver: isPassedOver == 1, report: report)
  }
}
