import Diagnostics
import DocumentChecking
import Foundation
import SourceInterfaces
import SpecDecoding
import Testing

/// A case of `Specs/diagnostics`: what its document reports.
struct CaseFolder: CustomTestStringConvertible {
  let kind: String
  let name: String
  let text: String
  /// The Objective-C beside the document; nil where there is none.
  let code: CodeContext?

  var testDescription: String { "\(kind)/\(name)" }

  /// The cases of the kinds that decoding and the rules report, and those that must be silent.
  static let all: [CaseFolder] = {
    let specs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Specs/diagnostics")
    let kinds = DocumentKinds.all + AttributeKinds.all + RuleRegistry.kinds
    return (kinds.map(\.name) + ["clean"]).sorted().flatMap { kind in
      folders(specs.appending(path: kind)).compactMap { folder in
        ["document.xib", "document.storyboard"].lazy
          .compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.first
          .map {
            CaseFolder(kind: kind, name: folder.lastPathComponent, text: $0, code: code(in: folder))
          }
      }
    }
  }()

  private static func code(in folder: URL) -> CodeContext? {
    let sources = folders(folder).filter { ["h", "m"].contains($0.pathExtension) }
    let files = sources.compactMap { source -> SourceIndex.File? in
      guard let data = try? Data(contentsOf: source) else { return nil }
      return SourceIndex.File(
        path: source.lastPathComponent, interface: ObjectiveCReader.interface(of: Array(data)))
    }
    return files.isEmpty ? nil : CodeContext(SourceIndex(files))
  }

  private static func folders(_ folder: URL) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (all ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

@Suite struct CaseFolderTests {
  @Test(arguments: CaseFolder.all)
  func reportsItsKindAndNoOther(folder: CaseFolder) {
    let kinds = Set(findings(folder.text, with: folder.code, asked: folder.kind).map(\.kind.name))
    #expect(kinds == (folder.kind == "clean" ? [] : [folder.kind]))
  }

  @Test func everyKindHasACase() {
    let kinds = DocumentKinds.all + AttributeKinds.all + RuleRegistry.kinds
    let shown = Set(CaseFolder.all.map(\.kind))
    #expect(kinds.map(\.name).filter { !shown.contains($0) } == [])
  }
}
