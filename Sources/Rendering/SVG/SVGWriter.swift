internal import Geometry

/// Writes SVG, one element a line.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// Starts a tag on a line of its own.
  mutating func begin(_ element: StaticString) {
    for _ in 0..<min(depth, 40) { bytes.append(0x20) }
    bytes.append(UInt8(ascii: "<"))
    append(element)
  }

  /// Ends an element without content, and its line.
  mutating func endEmpty() {
    bytes += "/>\n".utf8
  }

  /// Ends the start tag of an element whose content follows on lines of its own.
  mutating func endOpening() {
    bytes += ">\n".utf8
    depth += 1
  }

  /// Writes an end tag on a line of its own.
  mutating func close(_ element: StaticString) {
    depth -= 1
    for _ in 0..<min(depth, 40) { bytes.append(0x20) }
    closeInline(element)
    bytes.append(0x0A)
  }

  /// Ends a start tag whose content follows on the same line.
  mutating func endInline() {
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes an end tag after content on the same line.
  mutating func closeInline(_ element: StaticString) {
    bytes += "</".utf8
    append(element)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Starts a tag inside a line.
  mutating func beginInline(_ element: StaticString) {
    bytes.append(UInt8(ascii: "<"))
    append(element)
  }

  /// Ends a line.
  mutating func endLine() {
    bytes.append(0x0A)
  }

  /// Writes text, escaped.
  mutating func text(_ text: String) {
    MarkupText.append(text, to: &bytes)
  }

  /// Writes an element that holds nothing but text, on a line of its own.
  mutating func element(_ element: StaticString, text: String) {
    begin(element)
    endInline()
    self.text(text)
    closeInline(element)
    endLine()
  }

  /// Writes an attribute with text, escaped.
  mutating func attribute(_ name: StaticString, _ value: String) {
    startAttribute(name)
    MarkupText.append(value, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute with a number.
  mutating func attribute(_ name: StaticString, _ value: Double) {
    startAttribute(name)
    number(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes attributes for a paint: `fill` and `fill-opacity`, or the like; `none` for no paint.
  mutating func paint(_ name: StaticString, opacity: StaticString, _ color: Color?) {
    startAttribute(name)
    guard let color, color.alpha > 0.0005 else {
      bytes += "none\"".utf8
      return
    }
    bytes.append(UInt8(ascii: "#"))
    for component in [color.red, color.green, color.blue] { hex(component) }
    bytes.append(UInt8(ascii: "\""))
    if color.alpha < 0.9995 { attribute(opacity, color.alpha) }
  }

  /// Writes a number inside an attribute that was started.
  mutating func number(_ value: Double) {
    bytes += NumberFormat.string(value).utf8
  }

  /// Writes markup that is whole in itself.
  mutating func embed(_ markup: String) {
    bytes += markup.utf8
  }

  /// Writes what is known to need no escaping.
  mutating func raw(_ text: StaticString) {
    append(text)
  }

  /// Writes ` name="`; the value and the quote are up to the caller.
  mutating func startAttribute(_ name: StaticString) {
    bytes.append(0x20)
    append(name)
    bytes += "=\"".utf8
  }

  private mutating func hex(_ component: Double) {
    let value = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
    let digits: StaticString = "0123456789abcdef"
    digits.withUTF8Buffer { bytes += [$0[value >> 4], $0[value & 15]] }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes += $0 }
  }
}
