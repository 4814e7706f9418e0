import Catalog
import Geometry
import Testing
import ViewCompiler

/// Names of files, and the traits that documents are laid out for.
@Suite struct NameTests {
  @Test func namesAreUniqueWhateverTheCase() {
    var names = OutputNames()
    #expect(names.unique("Login") == "Login")
    #expect(names.unique("login") == "login-2")
    #expect(names.unique("Login") == "Login-3")
    #expect(names.unique("Login-3") == "Login-3-2")
  }

  @Test(arguments: [
    ("a/b:c", "a-b-c"), ("..", "_."), (".hidden", "_hidden"), ("", "unnamed"), ("tab\there", "tab-here"),
    ("名前 1", "名前 1"), ("a\\b", "a-b"),
  ])
  func namesAreSafe(name: String, expected: String) {
    #expect(OutputNames.safe(name) == expected)
  }

  @Test func longNamesAreCut() {
    #expect(OutputNames.safe(String(repeating: "名", count: 500)).utf8.count == 159)
  }

  @Test func sweepsAreProductsWithoutRepetition() throws {
    let own = Traits(device: Device.named("retina6_1"))
    var sweep = TraitSweep()
    #expect(sweep.traits(over: own) == [own])
    let small = try #require(Device.named("retina4_0"))
    sweep.devices = [small, small]
    sweep.directions = [.leftToRight, .rightToLeft]
    sweep.size = Size(width: 100, height: 50)
    let traits = sweep.traits(over: own)
    #expect(traits.map(\.direction) == [.leftToRight, .rightToLeft])
    #expect(traits.allSatisfy { $0.device == small && $0.size == sweep.size && $0.isForeign })
  }
}
