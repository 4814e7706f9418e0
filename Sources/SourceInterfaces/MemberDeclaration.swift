/// A property or method that a class declares.
package struct MemberDeclaration: Sendable, Hashable {
  /// What it is to the Objective-C runtime.
  package enum Kind: String, Sendable, CaseIterable {
    case property
    case method
  }

  /// What else is known of it.
  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    /// Makes a set of traits from its bits.
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `@IBOutlet`, `IBOutlet`.
    package static let outlet = Traits(rawValue: 1 << 0)
    /// An outlet of many objects: `IBOutletCollection`, or `@IBOutlet` of an array type.
    package static let collection = Traits(rawValue: 1 << 1)
    /// `@IBAction`, `IBAction`.
    package static let action = Traits(rawValue: 1 << 2)
    /// `@IBSegueAction`, `IBSegueAction`.
    package static let segueAction = Traits(rawValue: 1 << 3)
    /// `@IBInspectable`, `IBInspectable`, `@GKInspectable`.
    package static let inspectable = Traits(rawValue: 1 << 4)
    /// Objective-C sees it: by an attribute, by `@objcMembers`, by what it overrides, or since it is written
    /// in Objective-C.
    package static let objc = Traits(rawValue: 1 << 5)
    /// `weak` or `unowned`.
    package static let weak = Traits(rawValue: 1 << 6)
    /// `static` or `class`, or a method with `+`.
    package static let isStatic = Traits(rawValue: 1 << 7)
    /// It can't be set: a constant, a computed property without setter, `readonly`.
    package static let readOnly = Traits(rawValue: 1 << 8)
    /// It overrides a member of a superclass.
    package static let overriding = Traits(rawValue: 1 << 9)
    /// An instance variable of Objective-C, in braces after `@interface` or `@implementation`.
    package static let instanceVariable = Traits(rawValue: 1 << 10)
    /// It has an initial value (`= …`).
    package static let initialised = Traits(rawValue: 1 << 11)

    /// The traits with their words in the text form.
    static let words: [(Traits, String)] = [
      (.outlet, "outlet"), (.collection, "collection"), (.action, "action"), (.segueAction, "segueAction"),
      (.inspectable, "inspectable"), (.objc, "objc"), (.weak, "weak"), (.isStatic, "static"),
      (.readOnly, "readOnly"), (.overriding, "override"), (.instanceVariable, "ivar"),
      (.initialised, "initialised"),
    ]
  }

  package let kind: Kind
  /// The name in the source: a property's, or a method's base name (`save` of `save(_:)`).
  package let name: String
  /// The name that the Objective-C runtime knows: a property's key, or a method's selector (`save:`).
  package let selector: String
  /// A property's type or a method's result, as it was written (`UILabel!`, `[UIButton]`); of Objective-C
  /// without its star (`UILabel`), an outlet collection as `[UIButton]`.
  ///
  /// nil where the source states none.
  package let type: String?
  /// The types of a method's parameters.
  package let parameters: [String]
  package let traits: Traits
  /// The name's first byte in the file.
  package let offset: Int
  /// The name's bytes.
  package let length: Int

  /// Makes a declaration; see the properties.
  package init(
    _ kind: Kind, _ name: String, selector: String, type: String? = nil, parameters: [String] = [],
    traits: Traits = [], offset: Int, length: Int
  ) {
    self.kind = kind
    self.name = name
    self.selector = selector
    self.type = type
    self.parameters = parameters
    self.traits = traits
    self.offset = offset
    self.length = length
  }
}
