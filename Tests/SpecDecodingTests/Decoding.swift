import Diagnostics
import SpecDecoding
import XMLParsing

/// What decoding a text gives.
struct Decoded {
  let spec: Spec?
  let findings: [Diagnostic]

  /// The kinds of the findings, in order.
  var kinds: [String] { findings.map(\.kind.name) }
}

/// Decodes a text.
func decode(_ text: String) -> Decoded {
  var bag = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "Test.xib", bytes: Array(text.utf8))
  let spec = XMLParser.parse(file, into: &bag).flatMap { SpecDecoder.decode($0, into: &bag) }
  return Decoded(spec: spec, findings: bag.diagnostics)
}

/// Decodes an iOS document with `content` between its tags.
func decodeDocument(_ content: String, attributes: String = "") -> Decoded {
  decode(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    \(attributes)>\(content)</document>
    """)
}
