internal import Diagnostics

/// What tells one finding from others, and stays when lines move: kind, file, object and message.
///
/// Findings that agree in all of that are counted.
struct Fingerprint {
  private var seen: [String: Int] = [:]

  /// The fingerprint of a finding, 16 hexadecimal digits (64-bit FNV-1a).
  mutating func text(of finding: Finding) -> String {
    let key = [finding.kind.name, finding.location.path, finding.object ?? "", finding.message]
      .joined(separator: "\u{0}")
    let count = seen[key, default: 0]
    seen[key] = count + 1
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (count == 0 ? key : key + "\u{0}\(count)").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
