internal import SwiftSyntax

/// The attributes of a declaration by name, those in branches of `#if` among them.
struct AttributeNames {
  private var names: Set<String> = []
  /// What `@objc(…)` says, as it stands in the parentheses.
  private(set) var objcName: String?

  init(_ attributes: AttributeListSyntax) {
    for element in attributes {
      if case .attribute(let attribute) = element { add(attribute) }
      if case .ifConfigDecl(let condition) = element { add(condition) }
    }
  }

  /// Whether the attribute is there.
  func contains(_ name: String) -> Bool { names.contains(name) }

  private mutating func add(_ condition: IfConfigDeclSyntax) {
    for clause in condition.clauses {
      guard case .attributes(let inner)? = clause.elements else { continue }
      let branch = AttributeNames(inner)
      names.formUnion(branch.names)
      objcName = objcName ?? branch.objcName
    }
  }

  private mutating func add(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.trimmedDescription
    names.insert(name)
    if name == "objc", let arguments = attribute.arguments {
      objcName = arguments.trimmedDescription.filter { !$0.isWhitespace }
    }
  }
}
