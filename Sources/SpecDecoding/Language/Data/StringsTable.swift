package import Diagnostics

/// The translations of a `.strings` file.
package struct StringsTable: Sendable {
  /// A key and its translation.
  package struct Entry: Sendable {
    package let key: String
    /// The key with its quotes.
    package let keySpan: SourceSpan
    package let value: String
  }

  /// In the order of the file.
  package let entries: [Entry]
}
