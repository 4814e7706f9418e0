internal import Geometry

extension SVGWriter {
  /// Writes a line of text; what its spans have in common stands on the element.
  mutating func text(_ text: PictureText) {
    guard let first = text.spans.first else { return }
    begin("text")
    attribute("x", text.position.x)
    attribute("y", text.position.y)
    look(first.font, color: first.color)
    anchor(text)
    if text.spans.contains(where: { SVGWriter.hasLooseBlanks($0.text) }) { raw(" xml:space=\"preserve\"") }
    endInline()
    for span in text.spans {
      if span.font == first.font && span.color == first.color {
        self.text(span.text)
      } else {
        beginInline("tspan")
        look(span.font, color: span.color)
        endInline()
        self.text(span.text)
        closeInline("tspan")
      }
    }
    closeInline("text")
    endLine()
  }

  private mutating func look(_ font: PictureFont, color: Color) {
    attribute("font-size", font.size)
    if font.weight != 400 { attribute("font-weight", Double(font.weight)) }
    if font.isItalic { attribute("font-style", "italic") }
    if font.tracking.magnitude > 0.001 { attribute("letter-spacing", font.tracking) }
    if let family = font.family { attribute("font-family", SVGWriter.quoted(family)) }
    paint("fill", opacity: "fill-opacity", color)
  }

  /// SVG counts the start of a line from the right where text runs that way.
  private mutating func anchor(_ text: PictureText) {
    if text.isRightToLeft { attribute("direction", "rtl") }
    switch (text.anchor, text.isRightToLeft) {
    case (.middle, _): attribute("text-anchor", "middle")
    case (.end, false), (.start, true): attribute("text-anchor", "end")
    case (.start, false), (.end, true): break
    }
  }

  /// A family's name as CSS quotes it, and the ones to take where a machine has none of that name.
  private static func quoted(_ family: String) -> String {
    var name = ""
    for character in family where character != "'" && character != "\\" && !character.isNewline {
      name.append(character)
    }
    return "'\(name)', \(SVGEncoder.families)"
  }

  /// Whether SVG would drop blanks of the text.
  private static func hasLooseBlanks(_ text: String) -> Bool {
    text.hasPrefix(" ") || text.hasSuffix(" ")
      || text.utf8.indices.contains { index in
        let next = text.utf8.index(after: index)
        return text.utf8[index] == 0x20 && next < text.utf8.endIndex && text.utf8[next] == 0x20
      }
  }
}
