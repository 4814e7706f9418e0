internal import CLibXML2
internal import Diagnostics

extension SAXHandler {
  /// Refuses a document type declaration before anything of it is read.
  func refuseDocumentType() {
    let start = firstOffset(of: "<!DOCTYPE")
    fail(
      XMLKinds.documentType, "document type and entity declarations are not read", at: start,
      length: "<!DOCTYPE".utf8.count)
  }

  /// Keeps the first fatal error, in viewc's words.
  func report(_ error: xmlError) {
    guard error.level == XML_ERR_FATAL, problem == nil else { return }
    let detail = [error.str1, error.str2].map { $0.map { String(cString: $0) } }
    let message = XMLErrorWording.message(code: error.code, first: detail[0], second: detail[1])
    fail(XMLKinds.malformedXML, message, at: offset(of: error), notes: notes(for: error))
  }

  /// A mismatched end tag is seen late; the note leads to the start tag.
  private func notes(for error: xmlError) -> [Diagnostic.Note] {
    let isMismatch = error.code == Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue)
    let isCut = error.code == Int32(XML_ERR_TAG_NOT_FINISHED.rawValue)
    guard isMismatch || isCut, let start = openTagOffset else { return [] }
    let span = SourceSpan(file: file.id, offset: start, length: 0)
    return [Diagnostic.Note("the element that is still open begins here", at: SpanRef(span))]
  }

  private func offset(of error: xmlError) -> Int {
    let at = min(cursor, max(file.bytes.count - 1, 0))
    guard error.code == Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue) else { return at }
    var start = at
    while start > 0, file.bytes[start] != 0x3C { start -= 1 }
    return start
  }

  private func firstOffset(of text: String) -> Int {
    let pattern = Array(text.utf8)
    let bytes = file.bytes
    guard bytes.count >= pattern.count else { return 0 }
    for start in 0...(bytes.count - pattern.count)
    where bytes[start..<(start + pattern.count)].elementsEqual(pattern) { return start }
    return 0
  }
}
