import Diagnostics
import DocumentChecking
import SpecDecoding
import XMLParsing

/// The findings of decoding and of the rules in a text, checked with `code` where there is some; of rules that
/// are off by default only those of the kind `asked`.
func findings(_ text: String, with code: CodeContext? = nil, asked: String? = nil) -> [Diagnostic] {
  var bag = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "document.xib", bytes: Array(text.utf8))
  if let tree = XMLParser.parse(file, into: &bag), let spec = SpecDecoder.decode(tree, into: &bag) {
    Checker.check(spec, with: code, into: &bag) { $0.visibility != .offByDefault || $0.name == asked }
  }
  return bag.diagnostics
}

/// The findings in an iOS document with `content` between its tags.
func findings(inDocument content: String) -> [Diagnostic] {
  findings(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    \(content)</document>
    """)
}
