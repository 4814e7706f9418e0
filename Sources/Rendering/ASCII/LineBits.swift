/// The arms of a box-drawing character, so that lines that meet join.
struct LineBits: OptionSet {
  let rawValue: UInt8

  static let up = LineBits(rawValue: 1)
  static let down = LineBits(rawValue: 2)
  static let left = LineBits(rawValue: 4)
  static let right = LineBits(rawValue: 8)

  /// The character with these arms; a blank for none.
  var character: Character { LineBits.characters[Int(rawValue & 15)] }

  private static let characters: [Character] = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}
