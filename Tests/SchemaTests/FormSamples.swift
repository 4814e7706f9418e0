@testable import SpecDecoding

/// Values of attributes that are right and wrong, by what they must be.
enum FormSamples {
  /// All values to try; the decoder says which are right.
  static func values(_ form: AttributeForm) -> [String] {
    accepted(form)
      + [
        "", " ", "x", "Page", "a-b", "a.b", "a b", "2x", "ä", "日本", "YES", "NO", "true", "YES ", "0", "12",
        "-1", "+1", "1.5", ".5", "8.", "1e3", "8pt", "Int?", "[Page]", "[Page?]?", "[[Int]?]", "[[[Int]]]",
        "Int??", "[Int", "Int]", "[]", "400x300", "0x0", "0.5x1", "400", "400x", "ax3", "portrait",
        "portrait landscape", "Portrait", "dark", "AX3", "AX6", "rtl", "ja", "pt-BR", "zh-Hans-CN", "j",
        "ja_JP",
        "retina6_1", "retina6_1 ipad9_7", "iphone14", "header", "touchUpInside", "touchUp",
      ]
  }

  /// Values that are right, simplest first.
  static func accepted(_ form: AttributeForm) -> [String] {
    switch form {
    case .text: ["title"]
    case .name: ["title", "Page_2"]
    case .label, .labels: ["page-2"]
    case .boolean: ["YES", "NO"]
    case .number: ["8", "-0.5"]
    case .index: ["0"]
    case .type: ["Int", "[Int]"]
    case .word(let words), .words(let words): words
    case .device, .devices: ["retina6_1", "ipad12_9rounded"]
    case .size, .sizes: ["400x300"]
    case .language, .languages: ["ja"]
    }
  }
}
