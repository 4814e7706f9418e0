import ResultCache
import Testing

/// BLAKE2b with 32 bytes; the digests were made with Python's hashlib.blake2b(digest_size=32).
@Suite struct ContentDigestTests {
  @Test(arguments: [
    (0, "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
    (1, "03170a2e7597b7b7e3d84c05391d139a62b157e78786d8c082f29dcf4c111314"),
    (64, "17363253d86da2d13a0f306b36da8157fa4a630e7100e0954859f44a36ae2a41"),
    (127, "4ff62e7c4c43fe101a078479c48836be4907d9d498dcc577ca89d694b2c11f9b"),
    (128, "14696d2a98d9f8a280da8b132b1045b345e1033759c6b02fcc4ee885c8ae7c37"),
    (129, "3934215260b1039be9d9d2b073b059bcd50120c327a22af93eb4d98cf821c14c"),
    (255, "a3bb8b4fa098078d32bb5a89e905e237862fd83e99141ca7d8a073bb268ba2a0"),
    (256, "3d0cb2693dfbac42af5a6cc960953fea8714aa39c4bcd054ef61d6b5e98ade4a"),
    (257, "00466ab5e91660e4fdbef955724cca27cee84370539f22d393d1f566bd177514"),
    (1000, "38981cec8fd0971914a759c4fac0538dbb29495eec4aea07f277e1f5f8562d27"),
    (5000, "7a268f55ebc9ae107f1286ffa542109d21923e14db182533d2396aebc04cb12a"),
  ])
  func digestsAreThoseOfTheStandard(count: Int, digest: String) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 256) }
    #expect(ContentDigest(bytes).hex == digest)
  }

  @Test func textIsItsBytes() {
    #expect(ContentDigest("abc").hex == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
    #expect(ContentDigest("abc").bytes.count == ContentDigest.length)
  }

  @Test func everyByteCounts() {
    let bytes = [UInt8](repeating: 1, count: 300)
    var seen: Set<ContentDigest> = [ContentDigest(bytes)]
    for index in bytes.indices {
      var other = bytes
      other[index] = 2
      seen.insert(ContentDigest(other))
    }
    #expect(seen.count == 301)
  }
}
