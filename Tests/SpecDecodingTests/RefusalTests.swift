import Testing

@Suite struct RefusalTests {
  @Test(arguments: [
    ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>", "legacy-archive"),
    ("<plist version=\"1.0\"/>", "unknown-root"),
    ("<document targetRuntime=\"MacOSX.Cocoa\" version=\"3.0\"/>", "unsupported-platform"),
    ("<document targetRuntime=\"watchKit\" version=\"3.0\"/>", "unsupported-platform"),
    ("<document targetRuntime=\"AppleTV\" version=\"3.0\"/>", "unsupported-platform"),
  ])
  func refusesByKind(text: String, kind: String) {
    let decoded = decode(text)
    #expect(decoded.kinds == [kind])
    #expect(decoded.spec == nil)
  }

  @Test func otherPlatformsAreLeftAlone() {
    let decoded = decode(
      "<document targetRuntime=\"MacOSX.Cocoa\" version=\"2.0\"><objects><view id=\"a\"/><view id=\"a\"/></objects></document>"
    )
    #expect(decoded.kinds == ["unsupported-platform"])
  }

  @Test func otherVersionsAreReadAndCounted() {
    let decoded = decode("<document targetRuntime=\"iOS.CocoaTouch\" version=\"2.0\"/>")
    #expect(decoded.kinds == ["unsupported-version"])
    #expect(decoded.spec != nil)
  }

  @Test func documentsOfTheiPadAreRead() {
    #expect(decode("<document targetRuntime=\"iOS.CocoaTouch.iPad\" version=\"3.0\"/>").kinds.isEmpty)
  }
}
