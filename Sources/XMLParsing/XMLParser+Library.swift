internal import CLibXML2

extension XMLParser {
  /// The version of libxml2 that this process has loaded, as `20914`.
  package static var libraryVersion: String { viewc_xml_version().map { String(cString: $0) } ?? "" }
}
