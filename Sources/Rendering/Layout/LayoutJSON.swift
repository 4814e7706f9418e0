package import AutoLayout
internal import Catalog
internal import Geometry
package import Instantiation

/// Writes layouts as JSON: one object a file.
///
///     {"file": "Login.xib", "scale": 2, "views": [
///       {"id": "a1b-2c-d3e", "class": "UILabel", "parent": "v1", "frame": [8, 20, 120, 21]}]}
package enum LayoutJSON {
  /// The object of a file on one line, without a line end.
  package static func object(file: String, _ layout: LayoutTree, _ views: ViewTree) -> String {
    object(file: file, scale: views.traits.scale, LayoutRow.rows(of: layout, views))
  }

  /// The object of a file whose views are `rows`; `scale` in pixels per point.
  package static func object(file: String, scale: Double, _ rows: [LayoutRow]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(80 + rows.count * 100)
    bytes += "{\"file\": ".utf8
    JSONText.append(file, to: &bytes)
    bytes += ", \"scale\": \(JSONText.number(scale)), \"views\": [".utf8
    for (index, row) in rows.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      append(row, to: &bytes)
    }
    bytes += "]}".utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The object of a file that could not be laid out.
  package static func failure(file: String, error: String) -> String {
    "{\"file\": \(JSONText.string(file)), \"error\": \(JSONText.string(error))}"
  }

  /// Objects as JSON Lines: one a line.
  package static func lines(_ objects: [String]) -> String {
    objects.map { $0 + "\n" }.joined()
  }

  /// Objects as one array.
  package static func array(_ objects: [String]) -> String {
    objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  private static func append(_ row: LayoutRow, to bytes: inout [UInt8]) {
    bytes += "{\"id\": ".utf8
    JSONText.append(row.id, to: &bytes)
    bytes += ", \"class\": ".utf8
    JSONText.append(row.className, to: &bytes)
    bytes += ", \"parent\": ".utf8
    if let parent = row.parent { JSONText.append(parent, to: &bytes) } else { bytes += "null".utf8 }
    let frame = [row.frame.x, row.frame.y, row.frame.width, row.frame.height].map { JSONText.number($0) }
    bytes += ", \"frame\": [\(frame.joined(separator: ", "))]}".utf8
  }
}
