internal import SourceInterfaces
internal import SwiftSyntax

/// A type's declaration without its members.
struct TypeHeader {
  let kind: TypeDeclaration.Kind
  /// The name with those of the types around it.
  let name: String
  let runtimeName: String?
  let inherited: [String]
  let isGeneric: Bool
  /// Whether every member gets `@objc`: by `@objcMembers`, or in an extension with `@objc`.
  let exposesMembers: Bool
  private let hasObjCMembers: Bool
  private let offset: Int
  private let length: Int
  let memberBlock: MemberBlockItemListSyntax

  /// Reads the header of `declaration`, inside a type of the name `outer`; nil where it is no type.
  init?(_ declaration: DeclSyntax, outer: String?) {
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      self.init(alias, outer: outer)
    } else if let type = declaration.asProtocol((any DeclGroupSyntax).self) {
      self.init(group: type, outer: outer)
    } else {
      return nil
    }
  }

  private init?(group: any DeclGroupSyntax, outer: String?) {
    guard let shape = TypeHeader.shape(of: group) else { return nil }
    let attributes = AttributeNames(group.attributes)
    kind = shape.kind
    let own = TypeHeader.plainName(shape.name)
    // An extension says the whole name itself.
    name = shape.kind == .extension ? own : TypeHeader.join(outer, own)
    runtimeName = attributes.objcName
    inherited = TypeHeader.inherited(group.inheritanceClause)
    isGeneric = shape.isGeneric
    hasObjCMembers = attributes.contains("objcMembers")
    exposesMembers = hasObjCMembers || (shape.kind == .extension && attributes.contains("objc"))
    offset = shape.name.positionAfterSkippingLeadingTrivia.utf8Offset
    length = shape.name.trimmedLength.utf8Length
    memberBlock = group.memberBlock.members
  }

  private init(_ alias: TypeAliasDeclSyntax, outer: String?) {
    kind = .alias
    name = TypeHeader.join(outer, TypeHeader.plainName(Syntax(alias.name)))
    runtimeName = nil
    inherited = TypeHeader.names(in: alias.initializer.value)
    isGeneric = alias.genericParameterClause != nil
    exposesMembers = false
    hasObjCMembers = false
    offset = alias.name.positionAfterSkippingLeadingTrivia.utf8Offset
    length = alias.name.trimmedLength.utf8Length
    memberBlock = []
  }

  /// The header with its members.
  func declaration(members: [MemberDeclaration]) -> TypeDeclaration {
    TypeDeclaration(
      kind, name, runtimeName: runtimeName, inherited: inherited, isGeneric: isGeneric,
      hasObjCMembers: hasObjCMembers, offset: offset, length: length, members: members)
  }

  private static func shape(
    of group: any DeclGroupSyntax
  ) -> (kind: TypeDeclaration.Kind, name: Syntax, isGeneric: Bool)? {
    if let type = group.as(ClassDeclSyntax.self) {
      return (.class, Syntax(type.name), type.genericParameterClause != nil)
    }
    if let type = group.as(ActorDeclSyntax.self) {
      return (.class, Syntax(type.name), type.genericParameterClause != nil)
    }
    if let type = group.as(ExtensionDeclSyntax.self) { return (.extension, Syntax(type.extendedType), false) }
    if let type = group.as(ProtocolDeclSyntax.self) { return (.protocol, Syntax(type.name), false) }
    if let type = group.as(StructDeclSyntax.self) {
      return (.value, Syntax(type.name), type.genericParameterClause != nil)
    }
    if let type = group.as(EnumDeclSyntax.self) {
      return (.value, Syntax(type.name), type.genericParameterClause != nil)
    }
    return nil
  }

  // MARK: Names

  private static func join(_ outer: String?, _ name: String) -> String {
    outer.map { $0 + "." + name } ?? name
  }

  /// A name without backticks and generic arguments.
  private static func plainName(_ syntax: Syntax) -> String {
    if let type = syntax.as(TypeSyntax.self) { return names(in: type).first ?? type.trimmedDescription }
    return syntax.trimmedDescription.filter { $0 != "`" }
  }

  private static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.flatMap { names(in: $0.type) } ?? []
  }

  /// The names in a type: of a composition several, without attributes, arguments and optionality.
  private static func names(in type: TypeSyntax) -> [String] {
    if let attributed = type.as(AttributedTypeSyntax.self) { return names(in: attributed.baseType) }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(in: $0.type) }
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return names(in: some.constraint) }
    if let member = type.as(MemberTypeSyntax.self) {
      return names(in: member.baseType).map { $0 + "." + plain(member.name) }
    }
    if let identifier = type.as(IdentifierTypeSyntax.self) { return [plain(identifier.name)] }
    return [type.trimmedDescription]
  }

  private static func plain(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }
}
