internal import Catalog
internal import Diagnostics
internal import Geometry

/// What layouts of a document may differ in, in the order in which it explains a difference best.
enum FamilyAxis: CaseIterable {
  case snapshot, orientation, width, height, device, contentSize, language, direction, appearance

  /// A layout's value, as text that people know it by; empty for the document's own.
  func value(of member: FamilyMember) -> String {
    let traits = member.traits
    switch self {
    case .snapshot: return member.state.map { member.stem + "." + $0 } ?? member.stem
    case .width: return (traits.size ?? traits.screen).map { NumberFormat.string($0.width) } ?? ""
    case .height: return (traits.size ?? traits.screen).map { NumberFormat.string($0.height) } ?? ""
    case .device: return traits.device?.id ?? ""
    case .orientation: return traits.orientation.rawValue
    case .contentSize: return traits.contentSize.rawValue
    case .language: return traits.language ?? ""
    case .direction: return traits.direction == .leftToRight ? "left to right" : "right to left"
    case .appearance: return traits.appearance.rawValue
    }
  }

  /// Layouts with any of `values` in words, as `at 320 and 375 pt wide`.
  func phrase(_ values: [String]) -> String {
    let known = values.filter { !$0.isEmpty }
    var parts: [String] = []
    if known.count < values.count { parts.append(unknownPhrase) }
    if !known.isEmpty { parts.append(phrase(ofKnown: known)) }
    return parts.joined(separator: " and ")
  }

  private var unknownPhrase: String {
    self == .language ? "in the development language" : "without a device"
  }

  private func phrase(ofKnown values: [String]) -> String {
    let isOne = values.count == 1
    switch self {
    case .snapshot: return "in \(isOne ? "snapshot" : "snapshots") \(list(values.map(quoted)))"
    case .width: return "at \(list(values)) pt wide"
    case .height: return "at \(list(values)) pt high"
    case .device: return "on \(list(values))"
    case .orientation: return "in \(list(values))"
    case .contentSize: return "at \(isOne ? "content size" : "content sizes") \(list(values))"
    case .language: return "in \(isOne ? "language" : "languages") \(list(values.map(quoted)))"
    case .direction: return list(values)
    case .appearance: return "in \(list(values)) appearance"
    }
  }

  private func quoted(_ text: String) -> String { "'\(text)'" }

  /// All of up to four, else the first three.
  private func list(_ values: [String]) -> String {
    WordList.text(values, limit: values.count > 4 ? 3 : 4)
  }
}
