import Catalog
import Geometry
import Rendering
import Resolution
import Testing
import Vocabulary

@Suite("Layouts as text and JSON")
struct LayoutListingTests {
  private var tree: HandmadeTree {
    var tree = HandmadeTree()
    let table = tree.add(.tableView, "UITableView", "table", Rect(x: 0, y: 20, width: 200, height: 80))
    let section = tree.add(.tableViewSection, "NSObject", "section", nil, to: table, role: .item)
    let cell = tree.add(
      .tableViewCell, "UITableViewCell", "cell", Rect(x: 0, y: 0, width: 200, height: 43.6666), to: section)
    tree.nodes[cell].customClass = "My\"Cell"
    tree.add(.viewLayoutGuide, "UILayoutGuide", "guide", Rect(x: 0, y: 0, width: 1, height: 1), role: .guide)
    return tree
  }

  @Test("Text has a view a line, indented by the views around it")
  func text() {
    let (layout, views) = tree.trees
    #expect(
      LayoutText.encode(layout, views) == """
        UIView#root (0,0 200x100)
          UITableView#table (0,20 200x80)
            My"Cell#cell (0,0 200x43.667)

        """)
  }

  @Test("JSON names the nearest view around a view, and leaves out guides and items")
  func json() {
    let (layout, views) = tree.trees
    #expect(
      LayoutJSON.object(file: "a/b.xib", layout, views) == """
        {"file": "a/b.xib", "scale": 2, "views": [\
        {"id": "root", "class": "UIView", "parent": null, "frame": [0, 0, 200, 100]}, \
        {"id": "table", "class": "UITableView", "parent": "root", "frame": [0, 20, 200, 80]}, \
        {"id": "cell", "class": "My\\"Cell", "parent": "table", "frame": [0, 0, 200, 43.667]}]}
        """)
  }

  @Test("Several objects are lines or one array; a file that failed is one too")
  func collections() {
    let failure = LayoutJSON.failure(file: "x.xib", error: "x.xib:1:1: error: \"a\"")
    #expect(failure == #"{"file": "x.xib", "error": "x.xib:1:1: error: \"a\""}"#)
    #expect(LayoutJSON.lines(["{}", "{}"]) == "{}\n{}\n")
    #expect(LayoutJSON.array(["{}", "{}"]) == "[\n{},\n{}\n]\n")
    #expect(LayoutJSON.array([]) == "[]\n")
  }

  @Test("The text of a picture names groups and items")
  func pictureText() {
    var tree = HandmadeTree()
    tree.add(
      .label, "UILabel", "title", Rect(x: 0, y: 0, width: 60, height: 20), [(.own(.text), .string("Hi"))])
    let text = PictureDump.text(tree.picture)
    #expect(text.hasPrefix("picture \"Root\" 200x100 on rgb(255 255 255)\n"))
    #expect(text.contains("UILabel#title (0,0 60x20)"))
    #expect(text.contains("\"Hi\" 17 400 rgb(0 0 0)"))
  }
}
