internal import Catalog

import AutoLayout
import Geometry
import Instantiation
import Resolution
import Testing
import Vocabulary

/// What holds in every picture of a system, on its own device and on others: edges that meet, spaces, sums.
@Suite struct GalleryInvariantTests {
  @Test(arguments: ["tab-strip", "reusable-view", "tag-cloud", "accordion", "paged-tutorial"])
  func everyPictureIsWhole(system: String) throws {
    let variants = GalleryScreen.variants(of: system)
    #expect(variants.count >= 30)
    for variant in variants {
      let screen = try GalleryScreen(variant)
      #expect(screen.layout.conflicts.isEmpty, "\(variant)")
      #expect(screen.layout.ambiguities.isEmpty, "\(variant)")
      let grid = PixelGrid(scale: screen.tree.traits.scale)
      for (node, entry) in screen.layout.entries.enumerated() where entry.isLaidOut {
        #expect(entry.frame == grid.snap(entry.frame), "\(variant)")
        checkText(entry, of: screen.tree.nodes[node].id, variant, screen)
      }
    }
  }

  /// No line is cut off, and all lie in their view.
  private func checkText(
    _ entry: LayoutTree.Entry, of id: String, _ variant: GalleryScreen.Variant, _ screen: GalleryScreen
  ) {
    guard let text = entry.text else { return }
    // The tag that is wider than any line, which is the point of its state.
    let isTooLong = variant.snapshot.contains("long") && id == "tags/2/tag-La-003"
    #expect(!text.isTruncated || isTooLong, "\(variant) \(id)")
    for line in text.lines {
      #expect(line.rect.x >= -screen.tolerance, "\(variant) \(id)")
      #expect(line.rect.maxX <= entry.frame.width + 2 * screen.tolerance, "\(variant) \(id)")
      #expect(line.rect.y >= -screen.tolerance, "\(variant) \(id)")
      #expect(line.rect.maxY <= entry.frame.height + 2 * screen.tolerance, "\(variant) \(id)")
    }
  }

  @Test func tabsAreTenApartAndShareTheirWidth() throws {
    for variant in GalleryScreen.variants(of: "tab-strip") {
      let screen = try GalleryScreen(variant)
      let strip = try #require(screen["strip"])
      let add = try #require(screen["add"])
      #expect(strip == Rect(x: 0, y: 30, width: screen.root.width, height: 30), "\(variant)")
      #expect(screen.isNear(2 * add.y, screen.root.height), "\(variant)")
      #expect(add.x == 30 && add.width == 200 && add.height == 30, "\(variant)")
      #expect(!overlap(strip, add), "\(variant)")
      var end = -5.0
      var deletable = 0
      for cell in screen.nodes(.collectionViewCell) {
        let frame = screen.frame(cell)
        #expect(frame == Rect(x: end + 10, y: 0, width: 200, height: 30), "\(variant)")
        end = frame.maxX
        let label = try #require(screen.find("tab-Lw-004", in: cell))
        let button = screen.find("tab-Dw-006", in: cell)
        if button != nil { deletable += 1 }
        #expect(label.width + (button?.width ?? 0) == frame.width, "\(variant)")
        #expect(button.map { $0.x == label.maxX } ?? true, "\(variant)")
      }
      #expect(
        deletable == (variant.snapshot.hasSuffix("empty") || variant.snapshot.hasSuffix("deleted") ? 0 : 1))
    }
  }

  @Test func facesKeepTheirDistances() throws {
    for variant in GalleryScreen.variants(of: "reusable-view") {
      let screen = try GalleryScreen(variant)
      let face = try #require(
        screen.tree.nodes.indices.first { screen.tree.nodes[$0].id.hasSuffix("reu-Vi-001") })
      let bounds = screen.frame(face)
      if let owner = screen.tree.nodes[face].parent?.index {
        #expect(bounds == rectangle(screen.frame(owner).size), "\(variant)")
        keepsSafeArea(screen.frame(owner), screen, variant)
      }
      let left = try #require(screen.find("reu-Le-002", in: face))
      let right = try #require(screen.find("reu-Re-003", in: face))
      let mouth = try #require(screen.find("reu-Mo-004", in: face))
      #expect(left == Rect(x: 40, y: 40, width: 60, height: 60), "\(variant)")
      #expect(right.y == 40 && right.width == 60 && bounds.width - right.maxX == 40, "\(variant)")
      #expect(
        mouth.x == 40 && bounds.width - mouth.maxX == 40 && bounds.height - mouth.maxY == 40, "\(variant)")
      #expect(left.x + left.width + (right.x - left.maxX) + right.width + 40 == bounds.width, "\(variant)")
    }
  }

  /// In every line the same spaces; lines are full and 8 apart.
  @Test func tagsFillTheirLines() throws {
    for variant in GalleryScreen.variants(of: "tag-cloud") {
      let screen = try GalleryScreen(variant)
      let cells = screen.nodes(.collectionViewCell)
      #expect(cells.count == 15)
      for cell in cells {
        let label = try #require(screen.find("tag-La-003", in: cell))
        #expect(abs(screen.frame(cell).width - label.width - 24) < 1e-6, "\(variant)")
        #expect(abs(screen.frame(cell).height - label.height - 16) < 1e-6, "\(variant)")
      }
      let lines = lines(of: cells.map(screen.frame))
      let width = screen.root.width - safeWidth(screen)
      var end = 8.0
      for (number, line) in lines.enumerated() {
        #expect(line.map(\.y).min() == end + 8, "\(variant)")
        end = line.map(\.maxY).max() ?? 0
        let isLast = number == lines.count - 1
        if !isLast {
          let used = line.reduce(0) { $0 + $1.width + 8 }
          #expect(
            used + lines[number + 1][0].width > width - 32, "\(variant): the next tag would have fitted")
        }
        check(line, isLast: isLast, width: width, screen, variant)
      }
    }
  }

  private func check(
    _ line: [Rect], isLast: Bool, width: Double, _ screen: GalleryScreen, _ variant: GalleryScreen.Variant
  ) {
    #expect(line.allSatisfy { $0.maxX <= width - 16 + screen.tolerance }, "\(variant)")
    let gaps = zip(line, line.dropFirst()).map { $1.x - $0.maxX }
    if variant.snapshot.hasPrefix("Leading") {
      #expect(line[0].x == 16, "\(variant)")
      #expect(gaps.allSatisfy { $0 == 8 }, "\(variant)")
    } else {
      #expect(gaps.allSatisfy { $0 >= 8 && screen.isNear($0, gaps[0]) }, "\(variant)")
      guard line.count > 1 else { return }
      #expect(line[0].x == 16, "\(variant)")
      if !isLast { #expect(line[line.count - 1].maxX == width - 16, "\(variant)") }
    }
  }

  /// Sections, rows and headers of 44 without a space between them.
  @Test func partsOfAnAccordionMeet() throws {
    for variant in GalleryScreen.variants(of: "accordion") {
      let screen = try GalleryScreen(variant)
      let table = try #require(screen.node("table"))
      let bounds = screen.frame(table)
      #expect(bounds.y == screen.safeArea.top && bounds.maxY == screen.root.height, "\(variant)")
      #expect(bounds.x == 0 && bounds.width == screen.root.width, "\(variant)")
      var end = 0.0
      var headers = 0
      for part in screen.subviews(of: table).sorted(by: { screen.frame($0).y < screen.frame($1).y }) {
        let frame = screen.frame(part)
        #expect(frame == Rect(x: 0, y: end, width: bounds.width, height: 44), "\(variant)")
        end = frame.maxY
        if let button = screen.find("acc-Bu-003", in: part) {
          headers += 1
          #expect(button == rectangle(frame.size), "\(variant)")
        } else if let label = screen.find("nameLabel", in: part) {
          #expect(screen.isNear(label.midY, 22) && label.maxX <= frame.width, "\(variant)")
        }
      }
      #expect(headers == 3)
      #expect(end == 44 * (3 + rows(variant.snapshot)), "\(variant)")
      #expect(screen.layout.entries[table].contentSize?.height == end, "\(variant)")
    }
  }

  /// How many rows each state shows: prefectures 2, 3 and 2, and the three cities of the second.
  private func rows(_ snapshot: String) -> Double {
    switch snapshot.split(separator: ".").dropFirst().first {
    case "second-open": 3
    case "all-open": 7
    case "first-level": 2
    case "second-level": 5
    default: 0
    }
  }

  @Test func pagesAreAsLargeAsTheScreen() throws {
    for variant in GalleryScreen.variants(of: "paged-tutorial") {
      let screen = try GalleryScreen(variant)
      let pages = screen.nodes(.collectionViewCell)
      #expect(pages.count == 4)
      for (number, page) in pages.enumerated() {
        let size = screen.root.size
        #expect(
          screen.frame(page)
            == Rect(x: size.width * Double(number), y: 0, width: size.width, height: size.height),
          "\(variant)")
        try checkPage(page, size, screen, variant)
      }
      let dots = try #require(screen["dots"])
      let forward = try #require(screen["forward"])
      #expect(screen.isNear(dots.maxY, screen.root.height - screen.safeArea.bottom - 16), "\(variant)")
      #expect(screen.isNear(dots.midX, screen.root.width / 2), "\(variant)")
      #expect(screen.isNear(forward.midY, dots.midY), "\(variant)")
      #expect(forward.maxX == screen.root.width - 24, "\(variant)")
      #expect(!overlap(dots, forward), "\(variant)")
    }
  }

  private func checkPage(
    _ page: Int, _ size: Size, _ screen: GalleryScreen, _ variant: GalleryScreen.Variant
  ) throws {
    let image = try #require(screen.find("inf-Im-002", in: page))
    let title = try #require(screen.find("inf-Ti-003", in: page))
    let message = try #require(screen.find("inf-Me-004", in: page))
    #expect(image.x == 0 && image.y == 0 && image.width == size.width, "\(variant)")
    #expect(screen.isNear(image.height, 0.4 * size.height), "\(variant)")
    #expect(screen.isNear(title.y - image.maxY, 30), "\(variant)")
    #expect(screen.isNear(message.y - title.maxY, 30), "\(variant)")
    #expect(screen.isNear(title.midX, size.width / 2), "\(variant)")
    #expect(screen.isNear(message.midX, size.width / 2), "\(variant)")
    #expect(message.x >= 24 - screen.tolerance, "\(variant)")
    #expect(message.maxY <= size.height, "\(variant)")
  }

  // MARK: Measuring

  private func rectangle(_ size: Size) -> Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  private func overlap(_ a: Rect, _ b: Rect) -> Bool {
    a.x < b.maxX && b.x < a.maxX && a.y < b.maxY && b.y < a.maxY
  }

  private func keepsSafeArea(_ frame: Rect, _ screen: GalleryScreen, _ variant: GalleryScreen.Variant) {
    let safe = screen.safeArea
    #expect(frame.x >= safe.left && frame.y >= safe.top, "\(variant)")
    #expect(frame.maxX <= screen.root.width - safe.right, "\(variant)")
    // The storyboard's view has a height of its own and may be longer than a phone held sideways.
    if !variant.snapshot.hasPrefix("ReusableScene") {
      #expect(frame.maxY <= screen.root.height - safe.bottom, "\(variant)")
    }
  }

  private func safeWidth(_ screen: GalleryScreen) -> Double {
    screen["tags"].map { screen.root.width - $0.width } ?? 0
  }

  /// Frames in lines: a new one begins where a frame lies left of the one before.
  private func lines(of frames: [Rect]) -> [[Rect]] {
    var lines: [[Rect]] = []
    for frame in frames {
      if let last = lines.last?.last, frame.x > last.x, frame.y < last.maxY {
        lines[lines.count - 1].append(frame)
      } else {
        lines.append([frame])
      }
    }
    return lines
  }
}
