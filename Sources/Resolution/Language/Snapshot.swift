package import Catalog
package import Diagnostics

/// A picture to make: of what, in which state, for which traits.
package struct Snapshot: Sendable {
  /// What is shown.
  package enum Subject: Hashable, Sendable {
    /// A scene by its number.
    case scene(Int)
    /// All top-level views of a document by its number.
    case document(Int)
  }

  /// The stable name of its outputs: `Tutorial.page-2.landscape`.
  package let name: String
  package let subject: Subject
  /// The state; nil for the data as given.
  package let state: Int?
  package let traits: Traits
  package let place: SpanRef
}
