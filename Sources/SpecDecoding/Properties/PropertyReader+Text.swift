internal import Catalog
internal import Vocabulary
internal import XMLParsing

extension PropertyReader {
  /// The text of a `<string>`, decoded where it is base64; nil where it can't be.
  func text(_ element: Int) -> String? {
    let text = tree.text(of: element)
    let isEncoded =
      tree.isYes(.base64UTF8, in: element) || tree.string(.type, in: element) == "base64-UTF8"
    guard isEncoded else { return text }
    return Base64.decode(text.utf8).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The runs of an `<attributedString>`.
  func attributedText(_ element: Int) -> AttributedText {
    var runs: [AttributedText.Run] = []
    for fragment in tree.children(of: element) where tree.elements[fragment].name == .fragment {
      runs.append(run(fragment))
    }
    return AttributedText(runs: runs)
  }

  private func run(_ fragment: Int) -> AttributedText.Run {
    var content = tree.string(.content, in: fragment)
    var font: FontValue?
    var color: ColorValue?
    var paragraph: ParagraphStyle?
    for child in tree.children(of: fragment) {
      if tree.elements[child].key == .content { content = text(child) ?? content }
      guard tree.elements[child].name == .attributes else { continue }
      for attribute in tree.children(of: child) {
        switch (tree.elements[attribute].name, tree.elements[attribute].key) {
        case (.font, .NSFont): font = attributeFont(attribute)
        case (.fontDescription, .NSFont): font = self.font(attribute)
        case (.color, .NSColor): color = self.color(attribute)
        case (.paragraphStyle, .NSParagraphStyle): paragraph = paragraphStyle(attribute)
        default: continue
        }
      }
    }
    return AttributedText.Run(text: content ?? "", font: font, color: color, paragraph: paragraph)
  }

  private func paragraphStyle(_ element: Int) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = tree.string(.alignment, in: element)
    style.lineBreakMode = tree.string(.lineBreakMode, in: element).flatMap(viewSpelling)
    style.lineSpacing = number(.lineSpacing, in: element) ?? 0
    style.paragraphSpacing = number(.paragraphSpacing, in: element) ?? 0
    style.paragraphSpacingBefore = number(.paragraphSpacingBefore, in: element) ?? 0
    style.lineHeightMultiple = number(.lineHeightMultiple, in: element) ?? 0
    style.minimumLineHeight = number(.minimumLineHeight, in: element) ?? 0
    style.maximumLineHeight = number(.maximumLineHeight, in: element) ?? 0
    style.firstLineHeadIndent = number(.firstLineHeadIndent, in: element) ?? 0
    style.headIndent = number(.headIndent, in: element) ?? 0
    style.tailIndent = number(.tailIndent, in: element) ?? 0
    return style
  }

  /// A paragraph style's line break mode as views spell it.
  private func viewSpelling(_ mode: String) -> String? {
    switch mode {
    case "wordWrapping": "wordWrap"
    case "charWrapping": "characterWrap"
    case "clipping": "clip"
    case "truncatingHead": "headTruncation"
    case "truncatingTail": "tailTruncation"
    case "truncatingMiddle": "middleTruncation"
    default: nil
    }
  }
}
