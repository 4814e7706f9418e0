internal import CLibXML2

/// libxml2's errors in viewc's words.
enum XMLErrorWording {
  /// One phrase for an error code and what libxml2 names with it.
  static func message(code: Int32, first: String?, second: String?) -> String {
    let name = first ?? ""
    switch xmlParserErrors(rawValue: UInt32(bitPattern: code)) {
    case XML_ERR_TAG_NAME_MISMATCH:
      return "the end tag does not match the open element '\(name)'"
    case XML_ERR_TAG_NOT_FINISHED, XML_ERR_DOCUMENT_END:
      return "the file ends inside an element"
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      return "entity '&\(name);' is not one of XML's five; write '&amp;' for an ampersand"
    case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_NO_NAME:
      return "a name is missing here; write '&amp;' for an ampersand and '&lt;' for '<'"
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
      return "an entity reference must end with ';'; write '&amp;' for an ampersand"
    case XML_ERR_LT_IN_ATTRIBUTE:
      return "'<' cannot stand in the value of an attribute; a quote may be missing before it"
    case XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      return name.isEmpty ? "an attribute needs a quoted value" : "attribute '\(name)' needs a quoted value"
    case XML_ERR_ATTRIBUTE_NOT_FINISHED:
      return "the closing quote of an attribute's value is missing"
    case XML_ERR_ATTRIBUTE_REDEFINED:
      return "attribute '\(name)' is written twice"
    case XML_ERR_SPACE_REQUIRED:
      return "a blank is missing between attributes; a quote may be missing before it"
    case XML_ERR_GT_REQUIRED:
      return "the tag is not closed with '>'"
    case XML_ERR_LTSLASH_REQUIRED:
      return "the element '\(name)' is not closed"
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_CHARREF:
      return "a character that XML does not allow"
    case XML_ERR_INVALID_ENCODING, XML_ERR_UNKNOWN_ENCODING, XML_ERR_UNSUPPORTED_ENCODING:
      return "bytes that are not UTF-8"
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_START:
      return "the file does not begin with an XML element"
    case XML_ERR_EXTRA_CONTENT:
      return "text after the end of the root element"
    case XML_ERR_COMMENT_NOT_FINISHED:
      return "a comment is not closed with '-->'"
    case XML_ERR_HYPHEN_IN_COMMENT:
      return "'--' cannot stand inside a comment"
    case XML_ERR_CDATA_NOT_FINISHED:
      return "a CDATA section is not closed with ']]>'"
    case XML_ERR_PI_NOT_FINISHED, XML_ERR_PI_NOT_STARTED, XML_ERR_RESERVED_XML_NAME:
      return "a processing instruction is not well-formed"
    case XML_ERR_XMLDECL_NOT_STARTED, XML_ERR_XMLDECL_NOT_FINISHED, XML_ERR_VERSION_MISSING,
      XML_ERR_UNKNOWN_VERSION, XML_ERR_STANDALONE_VALUE:
      return "the XML declaration is not well-formed"
    case XML_ERR_MISPLACED_CDATA_END:
      return "']]>' cannot stand in text"
    case XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF:
      return "a character reference is not a number"
    case XML_ERR_NO_MEMORY:
      return "the document is too large for the memory"
    default:
      return "text that is not well-formed XML (libxml2 error \(code))"
    }
  }
}
