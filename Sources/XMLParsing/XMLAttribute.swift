package import Vocabulary

/// An attribute, as a row of a flat table.
package struct XMLAttribute: Sendable {
  /// The name; `unknown` where it isn't in the vocabulary.
  package let name: Name
  /// Where the value starts: in the source, or, counted on from its end, among the decoded values.
  let start: UInt32
  /// How many bytes the value has.
  let length: UInt32
}
