import Geometry
import Testing

/// One picture of each system, derived by hand.
///
/// Device: 414 x 896 points at 2x, 48 of them unsafe at the top and 34 at the bottom.
@Suite struct GalleryLayoutTests {
  /// Three tabs, the last one selected and with its delete button.
  ///
  /// Items of 200 x 30 run sideways behind an inset of 5, 10 apart: 5, 5 + 210 = 215, 425. One fits the
  /// height of 30. The button's top is at half the height, 448.
  @Test func tabsFollowEachOtherSideways() throws {
    let screen = try GalleryScreen("tab-strip", "Tabs.added-thrice")
    #expect(screen["strip"] == Rect(x: 0, y: 30, width: 414, height: 30))
    #expect(screen["add"] == Rect(x: 30, y: 448, width: 200, height: 30))
    #expect(screen["strip/0"] == Rect(x: 5, y: 0, width: 200, height: 30))
    #expect(screen["strip/1"] == Rect(x: 215, y: 0, width: 200, height: 30))
    #expect(screen["strip/2"] == Rect(x: 425, y: 0, width: 200, height: 30))
    // Without the button the label's wrapper takes the whole tab, with 10 before the label.
    #expect(screen["strip/0/tab-Lw-004"] == Rect(x: 0, y: 0, width: 200, height: 30))
    #expect(screen["strip/0/tab-La-005"] == Rect(x: 10, y: 0, width: 190, height: 30))
    #expect(screen["strip/0/tab-Dw-006"] == nil)
    // With it, 30 less.
    #expect(screen["strip/2/tab-Lw-004"] == Rect(x: 0, y: 0, width: 170, height: 30))
    #expect(screen["strip/2/tab-La-005"] == Rect(x: 10, y: 0, width: 160, height: 30))
    #expect(screen["strip/2/tab-Dw-006"] == Rect(x: 170, y: 0, width: 30, height: 30))
    #expect(screen["strip/2/tab-De-007"] == Rect(x: 0, y: 0, width: 30, height: 30))
  }

  /// The view made by code: 80 inside of the safe area, 100 from the sides.
  ///
  /// y = 48 + 80 = 128; height = 896 - 128 - 34 - 80 = 654; width = 414 - 200 = 214. The loaded view fills
  /// it; eyes of 60 are 40 from its corners, the mouth of 40 is 40 from three edges.
  @Test func aLoadedViewFillsItsOwner() throws {
    let screen = try GalleryScreen("reusable-view", "ByCode")
    #expect(screen["face"] == Rect(x: 100, y: 128, width: 214, height: 654))
    #expect(screen["face/reu-Vi-001"] == Rect(x: 0, y: 0, width: 214, height: 654))
    #expect(screen["face/reu-Vi-001/reu-Le-002"] == Rect(x: 40, y: 40, width: 60, height: 60))
    #expect(screen["face/reu-Vi-001/reu-Re-003"] == Rect(x: 114, y: 40, width: 60, height: 60))
    #expect(screen["face/reu-Vi-001/reu-Mo-004"] == Rect(x: 40, y: 574, width: 134, height: 40))
  }

  /// Lines that begin at the left.
  ///
  /// A tag of n characters of 14 points is 14 n + 24 wide; its line is 16.707
  /// -> 17 high, the tag 17 + 16 = 33.
  ///
  /// 414 - 2 x 16 = 382 for a line. First line: 52, 80, 66, 66, 66 and four spaces of 8 are 362; the next
  /// tag, 94, begins the second line at 16 + 33 + 8 = 57: 94, 94, 66, 66 are 344 with spaces, the next is 80.
  /// Third: 80, 108, 80, 66. Fourth: 66, 80.
  @Test func tagsBeginAtTheLeft() throws {
    let screen = try GalleryScreen("tag-cloud", "Leading")
    #expect(screen["tags"] == Rect(x: 0, y: 48, width: 414, height: 848))
    let lines: [(top: Double, tags: [(x: Double, width: Double)])] = [
      (16, [(16, 52), (76, 80), (164, 66), (238, 66), (312, 66)]),
      (57, [(16, 94), (118, 94), (220, 66), (294, 66)]),
      (98, [(16, 80), (104, 108), (220, 80), (308, 66)]),
      (139, [(16, 66), (90, 80)]),
    ]
    var number = 0
    for line in lines {
      for tag in line.tags {
        #expect(screen["tags/\(number)"] == Rect(x: tag.x, y: line.top, width: tag.width, height: 33))
        let label = Rect(x: 12, y: 8, width: tag.width - 24, height: 17)
        #expect(screen["tags/\(number)/tag-La-003"] == label)
        number += 1
      }
    }
    #expect(number == 15)
  }

  /// The stock layout of the same tags: what is left of a line goes between them.
  ///
  /// First line: 382 - 330 = 52, 13 each. Second: 382 - 320 = 62, 20.667 each: 16; 130.667 -> 130.5; 245.333
  /// -> 245.5; 332. Third: 382 - 334 = 48, 16 each. The last line of 66 and 80: two more of 80 would fit, 66
  /// + 3 x 80 = 306 and three spaces of 8; 382 - 306 = 76, 25.333 each: 16; 107.333 -> 107.5.
  @Test func stockTagsAreJustified() throws {
    let screen = try GalleryScreen("tag-cloud", "Justified")
    let lefts = (0..<15).map { screen["tags/\($0)"]?.x }
    #expect(
      lefts == [16, 81, 174, 253, 332, 16, 130.5, 245.5, 332, 16, 112, 236, 332, 16, 107.5])
  }

  /// The second of three sections open: headers and rows of 44, from the safe area down.
  ///
  /// Tops: 0, 44, rows 88, 132, 176, the third header 220. A name of three characters of 17 points is 51 x
  /// 20.5, 32 from the left and in the middle: 11.75 -> 12, 32.25 -> 32.5.
  @Test func anOpenSectionPushesTheNext() throws {
    let screen = try GalleryScreen("accordion", "Sections.second-open")
    #expect(screen["table"] == Rect(x: 0, y: 48, width: 414, height: 848))
    let parts = ["0/header", "1/header", "1/0", "1/1", "1/2", "2/header"]
    for (number, part) in parts.enumerated() {
      #expect(screen["table/\(part)"] == Rect(x: 0, y: 44 * Double(number), width: 414, height: 44))
    }
    #expect(screen["table/0/0"] == nil)
    #expect(screen["table/1/header/acc-La-002"] == Rect(x: 16, y: 0, width: 382, height: 44))
    #expect(screen["table/1/header/acc-Bu-003"] == Rect(x: 0, y: 0, width: 414, height: 44))
    #expect(screen["table/1/0/nameLabel"] == Rect(x: 32, y: 12, width: 51, height: 20.5))
  }

  /// The first page.
  ///
  /// Its image takes 0.4 x 896 = 358.4 -> 358.5; the title of 24 points bold is 28.64 -> 29
  /// high and 96 wide, 30 below: 388.4 -> 388.5, x = 159. The message of 25 characters of 16 points has 414 -
  /// 48 = 366 points: 22 in the first line, 352 wide, 38.5 high, 30 below the title: 447.4 -> 447.5, x = 31.
  ///
  /// Dots: 4 x 7 + 3 x 9 = 55, 37 high, 16 above the safe edge of 862: y = 809, x = 179.5. The button of 30 x
  /// 30 ends 24 before the edge, its middle at 827.5.
  @Test func aPageHangsFromItsImage() throws {
    let screen = try GalleryScreen("paged-tutorial", "Tutorial")
    #expect(screen["pages"] == Rect(x: 0, y: 0, width: 414, height: 896))
    for number in 0..<4 {
      #expect(screen["pages/\(number)"] == Rect(x: 414 * Double(number), y: 0, width: 414, height: 896))
    }
    #expect(screen["pages/0/inf-Im-002"] == Rect(x: 0, y: 0, width: 414, height: 358.5))
    #expect(screen["pages/0/inf-Ti-003"] == Rect(x: 159, y: 388.5, width: 96, height: 29))
    #expect(screen["pages/0/inf-Me-004"] == Rect(x: 31, y: 447.5, width: 352, height: 38.5))
    #expect(screen["dots"] == Rect(x: 179.5, y: 809, width: 55, height: 37))
    #expect(screen["forward"] == Rect(x: 360, y: 812.5, width: 30, height: 30))
  }
}
