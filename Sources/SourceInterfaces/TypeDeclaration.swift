/// A class, or more of one, as a source file declares it.
package struct TypeDeclaration: Sendable, Hashable {
  /// What declares it.
  package enum Kind: String, Sendable, CaseIterable {
    /// A class with its superclass: Swift's `class` (and `actor`), Objective-C's `@interface`.
    case `class`
    /// Members of a class that is declared elsewhere: Swift's `extension`, a category, a class extension, an
    /// `@implementation`.
    case `extension`
    /// A protocol of either language.
    case `protocol`
    /// A structure or enumeration of Swift, which no document can name, or a class of C.
    case value
    /// Another name for the type that is the only one it inherits from (`typealias`, `@compatibility_alias`).
    case alias
  }

  package let kind: Kind
  /// The name with those of the types around it: `Outer.Inner`.
  package let name: String
  /// The name that the Objective-C runtime knows, where the source states one (`@objc(Name)`).
  package let runtimeName: String?
  /// What follows the colon, as it was written: a superclass and protocols, in order; arguments of generic
  /// types are left out.
  package let inherited: [String]
  /// Whether it has parameters of its own, so that the runtime can't find it by name.
  package let isGeneric: Bool
  /// Whether Objective-C sees all members of it and of what inherits from it (`@objcMembers`).
  package let hasObjCMembers: Bool
  /// The name's first byte in the file.
  package let offset: Int
  /// The name's bytes.
  package let length: Int
  package let members: [MemberDeclaration]

  /// Makes a declaration; see the properties.
  package init(
    _ kind: Kind, _ name: String, runtimeName: String? = nil, inherited: [String] = [],
    isGeneric: Bool = false, hasObjCMembers: Bool = false, offset: Int, length: Int,
    members: [MemberDeclaration] = []
  ) {
    self.kind = kind
    self.name = name
    self.runtimeName = runtimeName
    self.inherited = inherited
    self.isGeneric = isGeneric
    self.hasObjCMembers = hasObjCMembers
    self.offset = offset
    self.length = length
    self.members = members
  }
}
