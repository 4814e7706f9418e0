import SourceInterfaces
import Testing

/// Classes of several files are joined, and followed up to Apple's.
@Suite struct SourceIndexTests {
  private func type(
    _ kind: TypeDeclaration.Kind, _ name: String, _ inherited: [String] = [], objc: String? = nil,
    members: [String] = []
  ) -> TypeDeclaration {
    TypeDeclaration(
      kind, name, runtimeName: objc, inherited: inherited, offset: 0, length: name.utf8.count,
      members: members.map { MemberDeclaration(.property, $0, selector: $0, offset: 0, length: 1) })
  }

  private func index(_ files: [[TypeDeclaration]], _ language: SourceLanguage = .swift) -> SourceIndex {
    SourceIndex(
      files.enumerated().map {
        SourceIndex.File(path: "File\($0).swift", interface: SourceInterface(language, types: $1))
      })
  }

  private func names(_ index: SourceIndex, _ chain: ClassChain) -> [String] {
    index.members(in: chain) { _ in true }.map(\.declaration.name)
  }

  @Test func followsSuperclassesAndExtensions() throws {
    let index = index([
      [type(.class, "B", ["A", "Shown"], members: ["b"])],
      [type(.class, "A", ["UIKit.UITableViewCell"], members: ["a"]), type(.protocol, "Shown")],
      [type(.extension, "A", members: ["more"]), type(.extension, "UIView", members: ["radius"])],
    ])
    let chain = index.chain(of: try #require(index.types(named: "B").first))
    #expect(chain.isComplete)
    #expect(chain.platformClass == "UITableViewCell")
    #expect(names(index, chain) == ["b", "a", "more", "radius"])
  }

  @Test func saysWhichSuperclassIsUnknown() throws {
    let index = index([[type(.class, "A", ["Base"]), type(.class, "Cycle", ["Cycle"])]])
    #expect(index.chain(of: 0).unknownSuperclass == "Base")
    #expect(index.chain(of: 1).classes == [1])
  }

  @Test func followsAliasesAndInnerTypes() throws {
    let index = index([
      [
        type(.alias, "Base", ["UIViewController"]), type(.class, "Outer", ["UIView"]),
        type(.class, "Outer.Cell", ["UITableViewCell"]), type(.class, "Outer.Big", ["Cell"]),
        type(.class, "Cell", ["UICollectionViewCell"]), type(.class, "Home", ["Base"]),
      ]
    ])
    #expect(index.chain(of: 5).platformClass == "UIViewController")
    #expect(index.chain(of: 3).platformClass == "UITableViewCell")
  }

  @Test func joinsDeclarationsOfOneName() throws {
    let index = index([[type(.class, "A", ["UIView"])], [type(.class, "A", ["UIControl"])]])
    #expect(index.classes.count == 1)
    #expect(index.classes[0].superclassNames == ["UIView", "UIControl"])
  }

  @Test func findsRuntimeNames() throws {
    let index = index([[type(.class, "View", ["UIView"], objc: "XView")]])
    #expect(index.types(withRuntimeName: "XView") == [0])
    #expect(index.resolve("XView", from: nil) == .source(0))
    #expect(index.resolve("UILabel", from: nil) == .platform("UILabel"))
    #expect(index.resolve("Nothing", from: nil) == .unknown)
  }

  @Test func countsSourceFilesBackwards() {
    #expect(SourceIndex.fileNumber(SourceIndex.fileID(3)) == 3)
    #expect(SourceIndex.fileNumber(SourceIndex.fileID(0)) == 0)
  }
}
