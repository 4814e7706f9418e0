/// What a kept result stands for: a document's path and bytes, and all else that its findings depend on but
/// other files.
package struct CacheKey: Hashable, Sendable {
  /// What is the same for all documents of a run.
  package struct Run: Sendable {
    fileprivate let digest: ContentDigest

    /// A run of the program `build` (its build's own identity, not only its version) with the version
    /// `parser` of the parser, given `options` that matter, in order.
    package init(build: [UInt8], parser: String, options: [(name: String, value: String)]) {
      var writer = ByteWriter()
      writer.add(CacheEntry.form)
      writer.add(build.count)
      writer.add(raw: build)
      writer.add(parser)
      writer.add(options) { writer, option in
        writer.add(option.name)
        writer.add(option.value)
      }
      digest = ContentDigest(writer.bytes)
    }
  }

  /// The key itself: a digest of all of it.
  package let digest: ContentDigest

  /// The key of the document `bytes`, called `path` in findings.
  package init(_ run: Run, path: String, bytes: [UInt8]) {
    var writer = ByteWriter()
    writer.add(raw: run.digest.bytes)
    writer.add(path)
    writer.add(raw: ContentDigest(bytes).bytes)
    digest = ContentDigest(writer.bytes)
  }
}
