internal import Diagnostics

/// Source text cut into characters that a terminal can show, with the cells that each takes.
struct TerminalText {
  /// One character as it is shown.
  struct Piece {
    let text: Character
    let width: Int
  }

  private static let tabStop = 4
  private(set) var pieces: [Piece] = []
  private var column: Int

  /// Reads `bytes`, which begin at `column` (in cells, from 0).
  init(_ bytes: ArraySlice<UInt8>, column: Int) {
    self.column = column
    append(bytes)
  }

  /// Adds what follows.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    for character in String(decoding: bytes, as: UTF8.self) {
      guard character != "\t" else {
        repeat { add(Piece(text: " ", width: 1)) } while column % TerminalText.tabStop != 0
        continue
      }
      let shown = TerminalText.harmless(character)
      add(Piece(text: shown, width: CellWidth.cells(of: shown)))
    }
  }

  /// The cells of some of the pieces.
  func width(_ range: Range<Int>) -> Int {
    range.isEmpty ? 0 : pieces[range].reduce(0) { $0 + $1.width }
  }

  /// Some of the pieces as text.
  func text(_ range: Range<Int>) -> String { String(pieces[range].map(\.text)) }

  /// `text` on one line, without what a terminal would act on.
  static func harmless(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    return String(text.map(harmless))
  }

  /// A character that a terminal only shows: control characters become their pictures, and marks that turn
  /// the direction of text, which could make a line read as another, U+FFFD.
  private static func harmless(_ character: Character) -> Character {
    if character == "\r\n" { return "\u{240A}" }
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map { Character($0) } ?? " "
      case 0x7F: return "\u{2421}"
      case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028...0x2029: return "\u{FFFD}"
      default: continue
      }
    }
    return character
  }

  private mutating func add(_ piece: Piece) {
    pieces.append(piece)
    column += piece.width
  }
}
