internal import Geometry

/// UICollectionViewFlowLayout: items in lines, lines one after the other.
///
/// Lines are filled along the breadth, which is horizontal where the content scrolls vertically.
struct FlowLayout {
  /// How the items of a line are spread.
  enum LineAlignment {
    /// As UIKit does: the space that is left goes between the items.
    case justified
    /// From the leading inset, at the smallest spacing.
    case leading
  }

  /// The bounds of the collection view in points.
  var bounds: Size
  var scrollsHorizontally = false
  var lineSpacing = 10.0
  var itemSpacing = 10.0
  var inset = EdgeInsets.zero
  var headerSize = Size.zero
  var footerSize = Size.zero
  var lineAlignment = LineAlignment.justified

  /// Frames of a section's parts.
  struct Section {
    var header = Rect.zero
    var items: [Rect] = []
    var footer = Rect.zero
    /// Where the next section begins.
    var end = 0.0
  }

  /// An item: its extents along the lines and across.
  private struct Item {
    let breadth: Double
    let depth: Double
  }

  /// The room of a line in points, insets left out.
  var available: Double {
    scrollsHorizontally
      ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
  }

  /// The frames of a section that begins at `start` along the direction of scrolling.
  func layOut(_ sizes: [Size], from start: Double) -> Section {
    let items = sizes.map {
      scrollsHorizontally
        ? Item(breadth: $0.height, depth: $0.width) : Item(breadth: $0.width, depth: $0.height)
    }
    var section = Section()
    section.header =
      scrollsHorizontally
      ? Rect(x: start, y: 0, width: headerSize.width, height: bounds.height)
      : Rect(x: 0, y: start, width: bounds.width, height: headerSize.height)
    var position =
      start + (scrollsHorizontally ? headerSize.width + inset.left : headerSize.height + inset.top)
    var first = 0
    while first < items.count {
      let end = lineEnd(items, from: first)
      if first > 0 { position += lineSpacing }
      let depth = items[first..<end].map(\.depth).max() ?? 0
      place(items[first..<end], isLast: end == items.count, at: position, depth: depth, into: &section.items)
      position += depth
      first = end
    }
    position += scrollsHorizontally ? inset.right : inset.bottom
    section.footer =
      scrollsHorizontally
      ? Rect(x: position, y: 0, width: footerSize.width, height: bounds.height)
      : Rect(x: 0, y: position, width: bounds.width, height: footerSize.height)
    section.end = position + (scrollsHorizontally ? footerSize.width : footerSize.height)
    return section
  }

  /// As many items as fit into a line, at least one.
  private func lineEnd(_ items: [Item], from first: Int) -> Int {
    var used = items[first].breadth
    var end = first + 1
    while end < items.count, used + itemSpacing + items[end].breadth <= available + 0.001 {
      used += itemSpacing + items[end].breadth
      end += 1
    }
    return end
  }

  private func place(
    _ line: ArraySlice<Item>, isLast: Bool, at position: Double, depth: Double, into frames: inout [Rect]
  ) {
    let used = line.reduce(0) { $0 + $1.breadth }
    let near = scrollsHorizontally ? inset.top : inset.left
    var along = near
    var gap = itemSpacing
    if lineAlignment == .justified {
      let whole = wholeLine(line, isLast: isLast)
      if whole.count > 1 {
        gap = max(itemSpacing, (available - whole.length) / (whole.count - 1))
      } else {
        // Also where it is wider than the line (measured: 398 in 370).
        along += (available - used) / 2
      }
    }
    for item in line {
      // Items of a line are centred across it.
      let across = position + (depth - item.depth) / 2
      frames.append(
        scrollsHorizontally
          ? Rect(x: across, y: along, width: item.depth, height: item.breadth)
          : Rect(x: along, y: across, width: item.breadth, height: item.depth))
      along += item.breadth + gap
    }
  }

  /// How many items a line has, and their length: the last one counts as if it went on with items like its
  /// last.
  private func wholeLine(_ line: ArraySlice<Item>, isLast: Bool) -> (count: Double, length: Double) {
    var count = Double(line.count)
    var length = line.reduce(0) { $0 + $1.breadth }
    guard isLast, let item = line.last, item.breadth + itemSpacing > 0 else { return (count, length) }
    let room = available + 0.001 - length - itemSpacing * (count - 1)
    let more = min(max(0, (room / (item.breadth + itemSpacing)).rounded(.down)), 100_000)
    count += more
    length += more * item.breadth
    return (count, length)
  }
}
