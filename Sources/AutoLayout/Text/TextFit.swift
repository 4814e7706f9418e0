internal import Catalog
internal import FontMetrics
internal import Geometry
package import Instantiation
package import Resolution
internal import Vocabulary

/// Tells whether the text of labels and controls fits in their frames.
///
/// Nothing is said of text in a font without a table, nor of what an author's own class draws. Widths are
/// estimates, so text counts as too wide only where it is by more than they may be wrong.
package struct TextFit {
  /// How wrong the widths of tables may be (measured: 90 % of single lines are within 1.3 points).
  private static let slackFactor = 1.03
  private static let slack = 1.5
  /// The part of a line's height that may be missing before the line counts as cut: lines have room above
  /// and below their letters.
  private static let missingPart = 0.3

  private let context: LayoutContext
  private let sizer: IntrinsicSizer

  /// Prepares to measure the text of `tree`.
  package init(_ tree: ViewTree) {
    context = LayoutContext(tree, measurer: nil)
    sizer = IntrinsicSizer(context: context)
  }

  /// What the view lacks for its text in its frame; nil where the text fits, and where that can't be known.
  package func shortage(of id: NodeID, in layout: LayoutTree) -> TextShortage? {
    let node = context.tree[id]
    guard node.customClass == nil, context.tree.info.designSizes[node.id] == nil,
      let piece = piece(of: node, in: layout[id].frame.size), !piece.isUnknown
    else { return nil }
    return shortage(of: piece)
  }

  private func shortage(of piece: Piece) -> TextShortage? {
    // Text that may shrink is set smaller; that is the same as more room.
    let scale = piece.scale > 0 ? piece.scale : 0.001
    let width = piece.room.width / scale
    let lineHeight = context.text.layOut(piece.content(limit: 1), width: nil).size.height
    guard lineHeight > 0 else { return nil }
    guard piece.content.wraps else {
      return lineShortage(of: piece, width: width, scale: scale)
        ?? heightShortage(needed: lineHeight * scale, piece.room.height, lineHeight * scale)
    }
    let room = width * TextFit.slackFactor + TextFit.slack
    let all = context.text.layOut(piece.content(limit: 0), width: room)
    let allowed = piece.content.maximumLines
    if allowed > 0, all.lines.count > allowed { return .lines(needed: all.lines.count, allowed: allowed) }
    return heightShortage(needed: all.size.height * scale, piece.room.height, lineHeight * scale)
  }

  private func lineShortage(of piece: Piece, width: Double, scale: Double) -> TextShortage? {
    let needed = context.text.layOut(piece.content, width: nil).lines.map(\.width).max() ?? 0
    guard needed > width * TextFit.slackFactor + TextFit.slack else { return nil }
    return .width(needed: context.grid.ceil(needed * scale), available: piece.room.width)
  }

  private func heightShortage(
    needed: Double, _ available: Double, _ lineHeight: Double
  ) -> TextShortage? {
    guard needed - available > lineHeight * TextFit.missingPart else { return nil }
    return .height(needed: context.grid.ceil(needed), available: available)
  }
}

// MARK: What is shown where

extension TextFit {
  /// A text with the room that a view leaves it.
  private struct Piece {
    var content: IntrinsicText
    /// In points.
    var room: Size
    /// How small the text may be made, as a part of its size; 1 for text that stays.
    var scale = 1.0

    /// Whether some of the text is in a font that no table has.
    var isUnknown: Bool { content.text.runs.contains { $0.font.isSubstituted } }

    /// The content with another number of lines.
    func content(limit: Int) -> IntrinsicText {
      var content = content
      content.maximumLines = limit
      return content
    }
  }

  private func piece(of node: Node, in size: Size) -> Piece? {
    switch node.element {
    case .label: label(node.properties, size)
    case .button: button(node.properties, size)
    case .textField: placeholder(node.properties, size)
    case .textView: textView(node.properties, size)
    default: nil
    }
  }

  private func label(_ properties: PropertyBag, _ size: Size) -> Piece? {
    guard var content = sizer.label(properties).text else { return nil }
    content.preferredWidth = nil
    return Piece(content: content, room: size, scale: scale(properties, content))
  }

  /// How small text may become: `minimumScaleFactor`, or the old `minimumFontSize`; any size without either.
  ///
  /// Interface Builder leaves `adjustsFontSizeToFit` out where it is on, mostly with a least size, and writes
  /// NO where it is off (measured: of 3,423 labels one says YES, 283 have a least size alone).
  private func scale(_ properties: PropertyBag, _ content: IntrinsicText) -> Double {
    let factor = properties.number(.minimumScaleFactor)
    let smallest = properties.number(.minimumFontSize)
    let isOn = factor != nil || smallest != nil
    guard properties.flag(.adjustsFontSizeToFit, default: isOn) else { return 1 }
    if let factor, factor > 0 { return min(1, factor) }
    guard let smallest, smallest > 0,
      let size = content.text.runs.map(\.font.size).max(), size > 0
    else { return 0 }
    return min(1, smallest / size)
  }

  private func button(_ properties: PropertyBag, _ size: Size) -> Piece? {
    guard let title = sizer.buttonTitle(properties) else { return nil }
    var content = title.content
    let wraps = content.lineBreakMode == .wordWrap || content.lineBreakMode == .characterWrap
    content.maximumLines = wraps || content.text.string.contains("\n") ? 0 : 1
    var piece = Piece(
      content: content,
      room: Size(width: size.width - title.sides, height: size.height))
    if let factor = properties.number(.minimumScaleFactor), factor > 0 { piece.scale = min(1, factor) }
    if properties.number(.minimumFontSize) != nil, piece.scale == 1 { piece.scale = 0 }
    return piece
  }

  /// The placeholder of a text field; its text scrolls.
  private func placeholder(_ properties: PropertyBag, _ size: Size) -> Piece? {
    guard let text = properties.string(.placeholder), !text.isEmpty,
      properties.string(.text)?.isEmpty ?? true
    else { return nil }
    let font = context.text.fonts.font(properties.font(.fontDescription), size: 17)
    let content = IntrinsicText(
      text: context.text.styled(text, font: font), maximumLines: 1, lineBreakMode: .tailTruncation)
    let isBare = (properties.string(.borderStyle) ?? "none") == "none"
    return Piece(
      content: content, room: Size(width: size.width - (isBare ? 0 : 14), height: size.height),
      scale: scale(properties, content))
  }

  /// A text view that doesn't scroll.
  private func textView(_ properties: PropertyBag, _ size: Size) -> Piece? {
    guard let content = sizer.textView(properties).text else { return nil }
    let padding = content.padding
    return Piece(
      content: content,
      room: Size(
        width: size.width - padding.left - padding.right, height: size.height - padding.top - padding.bottom))
  }
}
