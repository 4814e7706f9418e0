internal import CLibXML2

extension SAXHandler {
  /// The handler table for libxml2: zeroed but for what is used, with the mark of SAX2, since default
  /// handlers would take the user pointer for a parser context.
  static var callbacks: xmlSAXHandler {
    var table = xmlSAXHandler()
    table.initialized = UInt32(XML_SAX2_MAGIC)
    table.startElementNs = { data, localName, prefix, _, _, _, count, _, values in
      guard let localName else { return }
      SAXHandler.from(data)?.startElement(localName, Int(count), values)
    }
    table.endElementNs = { data, _, _, _ in SAXHandler.from(data)?.endElement() }
    table.characters = { data, text, length in
      SAXHandler.from(data)?.characters(UnsafeBufferPointer(start: text, count: Int(length)))
    }
    table.cdataBlock = table.characters
    table.ignorableWhitespace = table.characters
    table.comment = { data, text in
      guard let text else { return }
      SAXHandler.from(data)?.comment(String(cString: text))
    }
    table.internalSubset = { data, _, _, _ in SAXHandler.from(data)?.refuseDocumentType() }
    table.serror = { data, error in
      guard let error else { return }
      SAXHandler.from(data)?.report(error.pointee)
    }
    return table
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> SAXHandler? {
    data.map { Unmanaged<SAXHandler>.fromOpaque($0).takeUnretainedValue() }
  }
}
