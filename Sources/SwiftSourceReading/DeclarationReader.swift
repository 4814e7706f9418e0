internal import SourceInterfaces
internal import SwiftSyntax

/// Walks declarations, from the outside in; a nested type is noted behind the one around it.
struct DeclarationReader {
  /// A type whose members are being read.
  private struct OpenType {
    var header: TypeHeader
    var members: [MemberDeclaration] = []
  }

  private var read: [OpenType] = []
  /// The positions in `read` of the types around the place, outermost first.
  private var open: [Int] = []

  /// What was read, in the order of the file.
  var types: [TypeDeclaration] { read.map { $0.header.declaration(members: $0.members) } }

  /// Reads an item of a file's top level or of an `#if` there.
  mutating func read(_ item: CodeBlockItemSyntax.Item) {
    if case .decl(let declaration) = item { read(declaration) }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    if let condition = declaration.as(IfConfigDeclSyntax.self) { return read(condition) }
    let outer = open.last.map { read[$0].header.name }
    if let header = TypeHeader(declaration, outer: outer) {
      open.append(read.count)
      read.append(OpenType(header: header))
      for member in header.memberBlock { read(member.decl) }
      open.removeLast()
    } else if let current = open.last {
      let members = MemberReader(in: read[current].header).members(of: declaration)
      read[current].members += members
    }
  }

  private mutating func read(_ condition: IfConfigDeclSyntax) {
    for clause in condition.clauses {
      switch clause.elements {
      case .statements(let items)?: for item in items { read(item.item) }
      case .decls(let members)?: for member in members { read(member.decl) }
      default: continue
      }
    }
  }
}
