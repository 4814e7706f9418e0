/// Reads what an Objective-C header or implementation declares.
///
/// A tolerant reader of declarations, not a compiler: macros are not expanded but skipped where they stand,
/// both branches of `#if` are read, C and C++ between declarations is passed over with its braces matched.
package enum ObjectiveCReader {
  /// The interface of `source`, in UTF-8 or any encoding that has ASCII in it.
  package static func interface(of source: [UInt8]) -> SourceInterface {
    let tokens = source.withUnsafeBufferPointer { ObjectiveCLexer.tokens(of: $0) }
    var parser = ObjectiveCParser(source, tokens)
    parser.run()
    return SourceInterface(.objectiveC, types: parser.types)
  }
}
