internal import CLibXML2
package import Diagnostics

/// Reads bytes into a tree with libxml2's SAX2 interface.
///
/// No network, no external entity, no DTD.
package enum XMLParser {
  /// The largest file that is read, in bytes.
  package static let sizeLimit = 64 << 20
  /// The deepest nesting of elements.
  package static let depthLimit = 512

  /// The tree of `file`; nil after reporting why there is none.
  ///
  /// The tree's own file is transcoded to UTF-8 where the input was UTF-16.
  package static func parse(_ file: SourceFile, into bag: inout DiagnosticBag) -> XMLTree? {
    guard file.bytes.count <= sizeLimit else {
      let place = SpanRef(SourceSpan(file: file.id, offset: 0, length: 0))
      bag.report(XMLKinds.fileTooLarge, at: place, "files over 64 MiB are not read")
      return nil
    }
    guard UTF16Transcoder.isUTF16(file.bytes) else { return parseUTF8(file, into: &bag) }
    switch UTF16Transcoder.transcode(file.bytes) {
    case .success(let bytes):
      return parseUTF8(SourceFile(id: file.id, path: file.path, bytes: bytes), into: &bag)
    case .failure(let unit):
      let place = SpanRef(SourceSpan(file: file.id, offset: unit.offset, length: 0))
      bag.report(XMLKinds.unsupportedEncoding, at: place, "UTF-16 text is cut or wrongly paired here")
      return nil
    }
  }

  /// `file` as UTF-8, to which the offsets of findings refer; as it is where it can't be transcoded.
  package static func text(of file: SourceFile) -> SourceFile {
    guard UTF16Transcoder.isUTF16(file.bytes),
      case .success(let bytes) = UTF16Transcoder.transcode(file.bytes)
    else { return file }
    return SourceFile(id: file.id, path: file.path, bytes: bytes)
  }

  private static func parseUTF8(_ file: SourceFile, into bag: inout DiagnosticBag) -> XMLTree? {
    let handler = SAXHandler(file: file)
    file.bytes.withUnsafeBufferPointer { bytes in run(handler, bytes) }
    guard let problem = handler.problem else { return handler.tree() }
    let span = SourceSpan(
      file: file.id, offset: min(problem.offset, file.bytes.count), length: problem.length)
    bag.report(problem.kind, at: SpanRef(span), problem.message, notes: problem.notes)
    return nil
  }

  private static func run(_ handler: SAXHandler, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty,
      let context = bytes.withMemoryRebound(
        to: CChar.self,
        { chars in
          xmlCreateMemoryParserCtxt(chars.baseAddress, Int32(chars.count))
        })
    else {
      handler.fail(XMLKinds.malformedXML, "the file is empty", at: 0)
      return
    }
    defer { xmlFreeParserCtxt(context) }
    // NOENT gives `&amp;` in values as `&`; with declarations refused there is nothing else to replace.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
      | XML_PARSE_NOENT.rawValue
    xmlCtxtUseOptions(context, Int32(bitPattern: options))
    context.pointee.sax.pointee = SAXHandler.callbacks
    context.pointee.userData = Unmanaged.passUnretained(handler).toOpaque()
    handler.context = context
    xmlParseDocument(context)
    handler.finish()
  }
}
