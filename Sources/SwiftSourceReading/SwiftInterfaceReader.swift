package import SourceInterfaces
internal import SwiftParser
internal import SwiftSyntax

/// Reads what a Swift source declares.
///
/// Input: the text of a file. Output: its `SourceInterface`; all branches of `#if` are read, and what the
/// parser can't make sense of is left out.
package enum SwiftInterfaceReader {
  /// The interface of `source`.
  package static func interface(of source: String) -> SourceInterface {
    var reader = DeclarationReader()
    let file = Parser.parse(source: source)
    for item in file.statements { reader.read(item.item) }
    return SourceInterface(.swift, types: reader.types)
  }
}
