extension ASCIIEncoder {
  /// Draws what stands for a view.
  mutating func draw(_ sketch: Sketch, in block: CellBlock, within clip: CellBlock) {
    switch sketch {
    case .box(let caption): box(block, caption: caption, within: clip)
    case .image(let name): image(name, in: block, within: clip)
    case .button(let title): label(CellLabel(title, isBracketed: true), in: block, within: clip)
    case .toggle(let isOn): words(isOn ? "(──●)" : "(●──)", in: block, within: clip)
    case .slider(let value): words(bar(value, knob: true, cells: block.width), in: block, within: clip)
    case .progress(let value): words(bar(value, knob: false, cells: block.width), in: block, within: clip)
    case .field(let text): words(field(text, cells: block.width), in: block, within: clip)
    case .segments(let titles, let selected):
      words(segments(titles, selected: selected, cells: block.width), in: block, within: clip)
    case .stepper: words("[ − | + ]", in: block, within: clip)
    case .dots(let count, let current): words(dots(count, current: current), in: block, within: clip)
    case .words(let text): words(text, in: block, within: clip)
    }
  }

  private mutating func words(_ text: String, in block: CellBlock, within clip: CellBlock) {
    label(CellLabel(text), in: block, within: clip)
  }

  private mutating func label(_ label: CellLabel, in block: CellBlock, within clip: CellBlock) {
    let row = block.middleRow
    guard label.cells > 0, row >= clip.top, row < clip.bottom else { return }
    let cells = label.cells + (label.isBracketed && label.cells + 2 <= block.width ? 2 : 0)
    let start = block.left + (block.width - cells) / 2
    place(
      label, cells: cells, start: start, row: row, anchor: .middle, room: block.intersection(clip), clip: clip
    )
  }

  private mutating func image(_ name: String, in block: CellBlock, within clip: CellBlock) {
    let text = name.isEmpty ? "▢" : "▢ " + name
    if block.width >= 6 && block.height >= 3 {
      box(block, caption: nil, within: clip)
      let inside = CellBlock(
        left: block.left + 1, top: block.top + 1, right: block.right - 1, bottom: block.bottom - 1)
      words(text, in: inside, within: clip.intersection(inside))
    } else {
      words(block.width < 4 ? "▢" : text, in: block, within: clip)
    }
  }

  private func bar(_ value: Double, knob: Bool, cells: Int) -> String {
    let length = max(3, min(cells, CellScale.mostColumns))
    let share = value.isFinite ? min(max(value, 0), 1) : 0
    let room = knob ? length - 1 : length
    let filled = Int((share * Double(room)).rounded())
    let middle = knob ? "●" : ""
    return String(repeating: "━", count: filled) + middle + String(repeating: "─", count: room - filled)
  }

  private func field(_ text: String, cells: Int) -> String {
    let room = max(1, min(cells, CellScale.mostColumns) - 2)
    let shown = CellWidth.fit(text, cells: room)
    return "[" + shown + String(repeating: "_", count: max(0, room - CellWidth.of(shown))) + "]"
  }

  private func segments(_ titles: [String], selected: Int?, cells: Int) -> String {
    let parts = titles.enumerated().map { index, title in
      index == selected ? "(\(title))" : " \(title) "
    }
    let whole = "[" + parts.joined(separator: "|") + "]"
    guard CellWidth.of(whole) > cells, !titles.isEmpty else { return whole }
    let room = max(1, (cells - 1 - titles.count) / titles.count - 2)
    let short = titles.enumerated().map { index, title in
      let cut = CellWidth.fit(title, cells: room)
      return index == selected ? "(\(cut))" : " \(cut) "
    }
    return "[" + short.joined(separator: "|") + "]"
  }

  private func dots(_ count: Int, current: Int) -> String {
    (0..<max(0, min(count, CellScale.mostColumns))).map { $0 == current ? "●" : "○" }.joined()
  }
}
