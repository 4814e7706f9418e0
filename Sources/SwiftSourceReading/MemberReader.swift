internal import SourceInterfaces
internal import SwiftSyntax

/// Reads the properties and methods of a type.
struct MemberReader {
  private let type: TypeHeader

  init(in type: TypeHeader) {
    self.type = type
  }

  /// The members that a declaration makes; none where the runtime sees nothing of it.
  func members(of declaration: DeclSyntax) -> [MemberDeclaration] {
    if let variable = declaration.as(VariableDeclSyntax.self) { return properties(of: variable) }
    if let function = declaration.as(FunctionDeclSyntax.self) { return [method(function)] }
    return []
  }

  // MARK: Properties

  private func properties(of variable: VariableDeclSyntax) -> [MemberDeclaration] {
    let attributes = AttributeNames(variable.attributes)
    var shared = traits(attributes, variable.modifiers)
    if variable.bindingSpecifier.tokenKind == .keyword(.let) { shared.insert(.readOnly) }
    // Of `var a, b: Type` the last binding has the type.
    var written: String?
    var properties: [MemberDeclaration] = []
    for binding in variable.bindings.reversed() {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      written = binding.typeAnnotation?.type.trimmedDescription ?? written
      var traits = shared
      if binding.initializer != nil { traits.insert(.initialised) }
      if let accessors = binding.accessorBlock, isGetterOnly(accessors) { traits.insert(.readOnly) }
      let type = written ?? binding.initializer.flatMap { inferred($0.value) }
      if traits.contains(.outlet), let type, TypeText(type).isArray { traits.insert(.collection) }
      let name = pattern.identifier.text.filter { $0 != "`" }
      properties.append(
        MemberDeclaration(
          .property, name, selector: attributes.objcName ?? name, type: type, traits: traits,
          offset: pattern.identifier.positionAfterSkippingLeadingTrivia.utf8Offset,
          length: pattern.identifier.trimmedLength.utf8Length))
    }
    return properties.reversed()
  }

  private func isGetterOnly(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return true }
    let settable: [TokenKind] = [.keyword(.set), .keyword(._modify), .keyword(.didSet), .keyword(.willSet)]
    return !accessors.contains { settable.contains($0.accessorSpecifier.tokenKind) }
  }

  /// The type of a plain initial value: a literal, or an object made by its class's name.
  private func inferred(_ value: ExprSyntax) -> String? {
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    guard let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }

  // MARK: Methods

  private func method(_ function: FunctionDeclSyntax) -> MemberDeclaration {
    let attributes = AttributeNames(function.attributes)
    let name = function.name.text.filter { $0 != "`" }
    let parameters = function.signature.parameterClause.parameters
    return MemberDeclaration(
      .method, name, selector: attributes.objcName ?? Selector.text(of: function, name: name),
      type: function.signature.returnClause?.type.trimmedDescription,
      parameters: parameters.map(\.type.trimmedDescription), traits: traits(attributes, function.modifiers),
      offset: function.name.positionAfterSkippingLeadingTrivia.utf8Offset,
      length: function.name.trimmedLength.utf8Length)
  }

  private func traits(
    _ attributes: AttributeNames, _ modifiers: DeclModifierListSyntax
  ) -> MemberDeclaration.Traits {
    let table: [(String, MemberDeclaration.Traits)] = [
      ("IBOutlet", [.outlet, .objc]), ("IBAction", [.action, .objc]),
      ("IBSegueAction", [.segueAction, .objc]),
      ("IBInspectable", [.inspectable, .objc]), ("GKInspectable", [.inspectable, .objc]), ("objc", .objc),
      ("NSManaged", .objc),
    ]
    var traits: MemberDeclaration.Traits = []
    for (name, members) in table where attributes.contains(name) { traits.formUnion(members) }
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.weak), .keyword(.unowned): traits.insert(.weak)
      case .keyword(.static), .keyword(.class): traits.insert(.isStatic)
      case .keyword(.override): traits.insert(.overriding)
      default: break
      }
    }
    if type.exposesMembers, !attributes.contains("nonobjc") { traits.insert(.objc) }
    return traits
  }
}
