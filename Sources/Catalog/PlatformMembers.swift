/// What Apple's classes have that documents and sources can name (the frameworks' documentation).
package struct PlatformMembers: Sendable {
  /// The members of iOS.
  package static let standard = PlatformMembers()

  /// A property's type, and whether it can be set; nil where the class and those it inherits from have none
  /// of that name, as far as is known.
  package func property(_ key: String, ofClass name: String) -> (type: String, isSettable: Bool)? { nil }

  /// Whether a control can send the selector to an object of the class.
  package func isAction(_ selector: String, ofClass name: String) -> Bool { false }

  /// Whether the properties of the class are all known, so that what isn't found isn't there.
  package func isComplete(_ name: String) -> Bool { false }

  /// Whether the name is that of a protocol of Apple's or of Swift's library.
  package func isProtocol(_ name: String) -> Bool { false }
}
