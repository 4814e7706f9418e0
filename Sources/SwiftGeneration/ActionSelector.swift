/// The selector of an action, as a Swift method that has exactly this selector.
struct ActionSelector: Hashable {
  /// The parts before the colons; one part and no colon for a method without parameters.
  let parts: [String]
  let parameterCount: Int

  /// Reads a selector; nil where no Swift method can have it.
  init?(_ text: String) {
    let pieces = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    parameterCount = pieces.count - 1
    parts = parameterCount == 0 ? pieces : Array(pieces.dropLast())
    guard (0...2).contains(parameterCount), parts.allSatisfy(SwiftIdentifier.isValid) else { return nil }
    guard parameterCount == 0 || pieces.last == "" else { return nil }
  }

  /// The method without its body: `func tap(_ sender: UIButton)`.
  func signature(sender: String) -> String {
    let name = SwiftIdentifier.source(parts[0])
    switch parameterCount {
    case 0: return "func \(name)()"
    case 1: return "func \(name)(_ sender: \(sender))"
    default:
      let label = parts[1]
      let parameter = label == "event" ? "event" : "\(SwiftIdentifier.source(label)) event"
      return "func \(name)(_ sender: \(sender), \(parameter): UIEvent)"
    }
  }
}
