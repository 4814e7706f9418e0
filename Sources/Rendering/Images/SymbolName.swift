/// The name of a symbol taken apart: `chevron.right.circle.fill` is a shape in a filled circle.
struct SymbolName: Hashable {
  /// The shape, as `chevron.right`.
  let base: String
  /// `circle` or `square` around it; nil for none.
  let enclosure: String?
  let isFilled: Bool

  init(_ name: String) {
    var parts = name.split(separator: ".").map(String.init)
    if let badge = parts.firstIndex(of: "badge") { parts.removeSubrange(badge...) }
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    self.isFilled = isFilled
    if parts.count > 1, let last = parts.last, last == "circle" || last == "square" {
      enclosure = last
      parts.removeLast()
    } else {
      enclosure = nil
    }
    if let last = parts.last, parts.count > 1, last == "slash" || last == "fill" { parts.removeLast() }
    base = parts.joined(separator: ".")
  }
}
