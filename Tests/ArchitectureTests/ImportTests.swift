import Foundation
import GoldenTesting
import Testing

/// Who may import what, by name.
@Suite struct ImportTests {
  @Test(arguments: [
    ("CLibXML2", ["XMLParsing"]), ("CRelaxNG", []), ("CSystemFont", ["FontMetrics"]),
    ("CPango", ["Typesetting"]),
    ("CCairo", ["Typesetting"]), ("CRsvg", ["Typesetting"]), ("CFontconfig", ["Typesetting"]),
    ("SwiftSyntax", ["SwiftSourceReading"]), ("SwiftParser", ["SwiftSourceReading"]),
    ("Foundation", ["SwiftSourceReading", "Typesetting", "viewc-typeset"]),
  ])
  func importsAreWhereTheyBelong(module: String, targets: [String]) throws {
    for file in try SourceText.all() where file.imports(module) {
      #expect(targets.contains(file.target), "\(file.path) imports \(module)")
    }
  }

  @Test func theProgramsMainFilesAreShort() throws {
    for file in try SourceText.all() where file.path.hasSuffix("/main.swift") {
      #expect(file.lines.count <= 12, "\(file.path)")
    }
  }
}
