import SpecTesting
import Testing

/// The specs of the repository against the schema.
@Suite struct RepositoryTests {
  /// What a schema can tell, too.
  static let structural: Set<String> = [
    "conflicting-attributes", "invalid-number", "invalid-value", "missing-attribute", "missing-root-view",
    "several-root-views", "unexpected-element", "unexpected-text", "unknown-attribute", "unknown-device",
  ]

  /// The specs, but for those that show what is refused.
  private static let accepted = FolderFiles().specs(under: "Specs").filter { path in
    let parts = path.split(separator: "/").map(String.init)
    return parts[1] != "diagnostics" || !structural.contains(parts[2])
  }

  @Test(arguments: accepted)
  func isValid(path: String) throws {
    let text = String(decoding: try FolderFiles().read(path, limit: .max).get(), as: UTF8.self)
    #expect(try RelaxNGSchema.ofSpecs().problems(in: text) == [])
  }
}
