import Foundation
import Testing

@testable import ViewCommand

/// What the program loads before it does anything: each library costs time at every start.
@Suite struct LibraryTests {
  /// The C library's own parts, libxml2, and what Swift's runtime is written in.
  private static let allowed = ["libxml2", "libc", "libm", "libgcc_s", "libstdc++", "ld-linux", "libyaml"]
  /// Swift's runtime where it is linked dynamically, as in a build for tests.
  private static let runtime = [
    "libswiftCore", "libswiftGlibc", "libswift_Concurrency", "libswift_StringProcessing",
    "libswiftSwiftOnoneSupport",
    "libswiftSynchronization", "libswift_RegexParser", "libdl", "libpthread", "libutil",
  ]

  @Test func theProgramLoadsLibXML2AndNoFoundation() throws {
    let path = try #require(Program.path)
    let libraries = try #require(DynamicSection(path: path)?.libraries)
    #expect(libraries.contains { $0.hasPrefix("libxml2.") })
    for library in libraries {
      let name = String(library.prefix { $0 != "." }).replacing(/-x86-64$|-aarch64$/, with: "")
      #expect((LibraryTests.allowed + LibraryTests.runtime).contains(name), "viewc loads \(library)")
      #expect(!library.contains("Foundation") && !library.contains("dispatch"), "viewc loads \(library)")
    }
  }

  /// Where the release build with the static runtime has been made too.
  @Test func theReleaseLoadsNoSwiftRuntime() throws {
    let path = try #require(Program.path).replacing("/debug/", with: "/release/")
    guard let libraries = DynamicSection(path: path)?.libraries else { return }
    // A release build may have been made without --static-swift-stdlib; then this says nothing.
    guard !libraries.contains(where: { $0.hasPrefix("libswift") }) else { return }
    for library in libraries {
      let name = String(library.prefix { $0 != "." }).replacing(/-x86-64$|-aarch64$/, with: "")
      #expect(LibraryTests.allowed.contains(name), "viewc loads \(library)")
    }
  }

  @Test func aBuildIsKnownByWhatTheLinkerNoted() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: try #require(Program.path))).prefix(65_536))
    let note = try #require(BuildIdentity.linkerNote(in: bytes))
    #expect(note.count >= 8)
    for count in stride(from: 0, to: 1024, by: 7) {
      let cut = BuildIdentity.linkerNote(in: Array(bytes.prefix(count)))
      #expect(cut == nil || cut == note)
    }
    #expect(BuildIdentity.linkerNote(in: [UInt8](repeating: 0xFF, count: 4096)) == nil)
  }
}

/// The libraries that a 64-bit little-endian ELF file asks the loader for.
private struct DynamicSection {
  let libraries: [String]

  init?(path: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path)),
      data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int {
      data[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    // Section headers: the dynamic section (type 6) and the string table that it is linked to.
    let table = number(40, 8)
    let size = number(58, 2)
    func section(_ index: Int) -> (type: Int, start: Int, length: Int, link: Int) {
      let header = table + index * size
      return (number(header + 4, 4), number(header + 24, 8), number(header + 32, 8), number(header + 40, 4))
    }
    guard let dynamic = (0..<number(60, 2)).map(section).first(where: { $0.type == 6 }) else { return nil }
    let strings = section(dynamic.link).start
    libraries = stride(from: dynamic.start, to: dynamic.start + dynamic.length, by: 16)
      .filter { number($0, 8) == 1 }
      .map { entry in
        let start = strings + number(entry + 8, 8)
        return String(decoding: data[start...].prefix { $0 != 0 }, as: UTF8.self)
      }
  }
}
