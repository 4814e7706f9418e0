package import Diagnostics

extension SourceIndex {
  /// A member with where it was declared.
  package struct Member: Sendable {
    package let declaration: MemberDeclaration
    package let site: SourceClass.Site
    package let language: SourceLanguage

    /// Makes a member; see the properties.
    package init(declaration: MemberDeclaration, site: SourceClass.Site, language: SourceLanguage) {
      self.declaration = declaration
      self.site = site
      self.language = language
    }
  }

  /// The first member of a chain for which `matches` holds.
  package func member(
    in chain: ClassChain, where matches: (MemberDeclaration) -> Bool
  ) -> Member? {
    for site in chain.sites {
      if let found = declaration(site).members.first(where: matches) {
        return Member(declaration: found, site: site, language: files[site.file].interface.language)
      }
    }
    return nil
  }

  /// Every member of a chain for which `matches` holds, nearest class first.
  package func members(
    in chain: ClassChain, where matches: (MemberDeclaration) -> Bool
  ) -> [Member] {
    chain.sites.flatMap { site in
      declaration(site).members.filter(matches).map {
        Member(declaration: $0, site: site, language: files[site.file].interface.language)
      }
    }
  }

  /// Whether any class has a member for which `matches` holds.
  package func hasMember(where matches: (MemberDeclaration) -> Bool) -> Bool {
    files.contains { $0.interface.types.contains { $0.members.contains(where: matches) } }
  }

  /// The class around a member; nil where only an extension of a class of Apple's is.
  package func owner(of member: Member) -> SourceClass? {
    let name = declaration(member.site).name
    return types(named: name).map { classes[$0] }.first {
      $0.sites.contains(member.site) || $0.extensions.contains(member.site)
    }
  }

  /// The place of a member's name.
  package func place(of member: Member) -> SpanRef {
    place(file: member.site.file, member.declaration.offset, member.declaration.length)
  }

  /// The place of a type's name where it is first declared.
  package func place(ofClass number: Int) -> SpanRef {
    let site = classes[number].sites[0]
    let type = declaration(site)
    return place(file: site.file, type.offset, type.length)
  }

  private func place(file: Int, _ offset: Int, _ length: Int) -> SpanRef {
    SpanRef(SourceSpan(file: SourceIndex.fileID(file), offset: offset, length: length))
  }

  /// The id that places in file number `number` have.
  package static func fileID(_ number: Int) -> FileID { FileID(-1 - number) }

  /// The number of the file that an id stands for; nil for the id of a document.
  package static func fileNumber(_ id: FileID) -> Int? {
    id.number < 0 ? Int(-1 - id.number) : nil
  }
}
