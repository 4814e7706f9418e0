/// A weight on OpenType's scale, written as a number or as UIKit's name for it.
struct FontWeight: Decodable {
  /// From 1 to 1000.
  var value: Int

  init(value: Int) {
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      guard number >= 1, number <= 1000 else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "weights run from 1 to 1000")
      }
      value = Int(number)
      return
    }
    let name = try container.decode(String.self)
    guard let value = Self.named[name.lowercased()] else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "weight '\(name)' is unknown")
    }
    self.value = value
  }

  /// `UIFont.Weight`'s names in lower case, on the OpenType scale.
  private static let named = [
    "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500,
    "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
  ]
}
