/// A type of Objective-C from its tokens.
struct ObjectiveCType {
  /// Words that say nothing about the class.
  static let qualifiers: Set<String> = [
    "IBOutlet", "IBInspectable", "IB_DESIGNABLE", "const", "volatile", "nullable", "nonnull",
    "null_unspecified",
    "_Nullable", "_Nonnull", "__nullable", "__nonnull", "_Null_unspecified", "__weak", "__strong", "weak",
    "strong", "__unsafe_unretained", "__kindof", "in", "out", "inout", "bycopy", "byref", "oneway", "static",
    "extern", "unsigned", "signed", "struct", "enum", "__block", "__autoreleasing", "NS_REFINED_FOR_SWIFT",
    "UI_APPEARANCE_SELECTOR",
  ]

  /// The type without star and qualifiers; an array of objects as `[Element]`, `id<P>` as `id`.
  ///
  /// nil where there is no name.
  let text: String?

  /// Reads the type in `tokens` of `source`.
  init(_ source: [UInt8], _ tokens: ArraySlice<ObjectiveCToken>) {
    var name: String?
    var element: String?
    var depth = 0
    for token in tokens {
      switch token.kind {
      case .mark(UInt8(ascii: "<")): depth += 1
      case .mark(UInt8(ascii: ">")): depth -= 1
      case .mark(UInt8(ascii: "^")):
        // A block.
        text = nil
        return
      case .word:
        let word = String(decoding: source[token.start..<token.end], as: UTF8.self)
        guard !ObjectiveCType.qualifiers.contains(word) else { continue }
        if depth == 0 { name = name ?? word } else if depth == 1 { element = element ?? word }
      default: continue
      }
    }
    if let name, let element, name == "NSArray" || name == "NSMutableArray" {
      text = "[\(element)]"
    } else {
      text = name
    }
  }
}
