import Testing

@testable import ViewCommand

/// Every option of `check` either is part of what a kept result stands for, or changes nothing of it.
@Suite struct CacheOptionTests {
  /// Options whose names and values are in the key.
  ///
  /// An option that reads files is not enough in the key: what it reads must be there too.
  private static let counted: Set<String> = [
    "allow", "appearance", "appearances", "content-size", "content-sizes", "deny", "device", "devices",
    "directions", "language", "languages", "layout-direction", "module", "no-layout", "orientation",
    "orientations", "size", "verbose", "warn",
  ]

  @Test func everyOptionIsThoughtOf() throws {
    let command = try #require(CommandRegistry.named("check"))
    for option in command.allOptions where option.isAvailable {
      let places = [CacheOptionTests.counted, CacheOptions.irrelevant, CacheOptions.unkept]
      #expect(places.filter { $0.contains(option.name) }.count == 1, "--\(option.name)")
    }
  }
}
