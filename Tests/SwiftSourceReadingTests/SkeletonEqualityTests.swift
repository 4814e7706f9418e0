import Foundation
import SourceInterfaces
import SwiftSourceReading
import Testing

/// A source without bodies declares what the whole source declares.
///
/// The sources are those of this package, and those below the folder that VIEWC_TEST_SOURCES names.
@Suite struct SkeletonEqualityTests {
  private static let folders: [URL] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let more = ProcessInfo.processInfo.environment["VIEWC_TEST_SOURCES"].map { URL(filePath: $0) }
    return [root.appending(path: "Sources"), root.appending(path: "Tests")] + (more.map { [$0] } ?? [])
  }()

  private func sources(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  @Test(arguments: folders) func readsTheSameWithoutBodies(folder: URL) throws {
    let sources = sources(in: folder)
    #expect(!sources.isEmpty)
    for file in sources {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let whole = SwiftInterfaceReader.interface(of: text)
      let skeleton = SwiftSkeleton(Array(text.utf8))
      let blank = SwiftInterfaceReader.interface(of: String(decoding: skeleton.bytes, as: UTF8.self))
      #expect(whole == blank, "\(file.lastPathComponent)")
      // `extension [Int]` names no type that a document could.
      let names = whole.types.map(\.name).filter { !$0.hasPrefix("[") }
      let parts = Set(names.flatMap { $0.split(separator: ".").map(String.init) })
      #expect(parts.isSubset(of: skeleton.typeNames), "\(file.lastPathComponent)")
    }
  }
}
