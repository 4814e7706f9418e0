import SpecTesting
import Testing

/// Every spec of the repository is as the schema says.
@Suite struct SpecsOfTheRepositoryTests {
  @Test(arguments: FolderFiles().specs(under: "Specs"))
  func isValid(path: String) throws {
    let text = String(decoding: try FolderFiles().read(path, limit: .max).get(), as: UTF8.self)
    #expect(try RelaxNGSchema.ofSpecs().problems(in: text) == [])
  }
}
