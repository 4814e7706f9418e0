import CSystemFont
import Foundation
import Testing

/// The C tables against the JSON they are made from.
@Suite struct TableTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/CSystemFont")

  private struct SystemFont: Decodable {
    struct Weight: Decodable {
      let text: [String: Double]
      let display: [String: Double]
    }
    let weights: [String: Weight]
    let kerning: [String: Double]
  }

  private struct Families: Decodable {
    struct Family: Decodable {
      let id: String
      let advances: [String: [Int]]
    }
    let fonts: [Family]
  }

  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static func read<T: Decodable>(_ name: String, as type: T.Type) throws -> T {
    try JSONDecoder().decode(type, from: Data(contentsOf: folder.appending(path: name)))
  }

  @Test func everyAdvanceIsTheJSONs() throws {
    let font = try Self.read("system-font.json", as: SystemFont.self)
    var count = 0
    for (number, name) in Self.weights.enumerated() {
      let weight = try #require(font.weights[name])
      for (design, advances) in [weight.text, weight.display].enumerated() {
        let row = viewc_advance_row(Int32(number), Int32(design))
        for (character, advance) in advances {
          let scalar = try #require(character.unicodeScalars.first)
          let glyph = viewc_glyph(scalar.value)
          #expect(glyph > 0 && Double(row[Int(glyph)]) == (advance * 10).rounded())
          count += 1
        }
      }
    }
    // Two of the characters are the same to Swift's String: U+00B7 and U+0387.
    #expect(count == 9 * 2 * (viewc_glyph_limit - 2))
  }

  @Test func everyKerningPairIsTheJSONs() throws {
    let font = try Self.read("system-font.json", as: SystemFont.self)
    var values: [[UInt32]: Double] = [:]
    for (pair, value) in font.kerning { values[pair.unicodeScalars.map(\.value)] = value }
    let scalars = Set(values.keys.flatMap { $0 })
    for first in scalars {
      for second in scalars {
        let classes = (viewc_kern_class(viewc_glyph(first)), viewc_kern_class(viewc_glyph(second)))
        let expected = ((values[[first, second]] ?? 0) * 10).rounded()
        #expect(Double(viewc_kern(classes.0, classes.1)) == expected)
      }
    }
  }

  @Test func everyFamilysAdvancesAreTheJSONs() throws {
    let families = try Self.read("families.json", as: Families.self).fonts
    #expect(families.count == Int(viewc_family_count))
    for (index, family) in families.enumerated() {
      for (name, advances) in family.advances {
        let weight = try #require(Self.weights.firstIndex(of: name))
        let row = viewc_family_row(Int32(index), Int32(weight))
        let embedded = (UInt8(32)..<127).map { Int(viewc_family_advance(row, $0)) }
        #expect(embedded == advances, "\(family.id) \(name)")
      }
    }
  }

  @Test func whatHasNoEntryHasNoGlyph() {
    for scalar: UInt32 in [0, 9, 31, 127, 0x590, 0x2728, 0xFFFF, 0x10000, 0x10FFFF, .max] {
      #expect(viewc_glyph(scalar) == 0)
    }
  }
}
