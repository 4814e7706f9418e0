package import AutoLayout
internal import Catalog
internal import Geometry
package import Instantiation

/// Writes layouts as JSON: one object a file.
///
///     {"file": "Login.xib", "scale": 2, "views": [
///       {"id": "a1b-2c-d3e", "class": "UILabel", "parent": "v1", "frame": [8, 20, 120, 21]}]}
///
/// A file with several snapshots has the others behind the first:
///
///     {"file": "spec.xml", "snapshot": "Tutorial", "scale": 2, "views": [...], "snapshots": [
///       {"snapshot": "Tutorial.page-2", "scale": 2, "views": [...]}]}
package enum LayoutJSON {
  /// One layout of a file.
  package struct Snapshot: Sendable {
    /// nil where the file has no other.
    package let name: String?
    /// Pixels per point.
    package let scale: Double
    package let rows: [LayoutRow]

    /// Makes a layout of rows.
    package init(name: String?, scale: Double, rows: [LayoutRow]) {
      self.name = name
      self.scale = scale
      self.rows = rows
    }
  }

  /// The object of a file on one line, without a line end.
  package static func object(file: String, _ layout: LayoutTree, _ views: ViewTree) -> String {
    object(file: file, scale: views.traits.scale, LayoutRow.rows(of: layout, views))
  }

  /// The object of a file whose views are `rows`; `scale` in pixels per point.
  package static func object(file: String, scale: Double, _ rows: [LayoutRow]) -> String {
    object(file: file, [Snapshot(name: nil, scale: scale, rows: rows)])
  }

  /// The object of a file with its snapshots.
  package static func object(file: String, _ snapshots: [Snapshot]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(80 + snapshots.reduce(0) { $0 + $1.rows.count } * 100)
    bytes += "{\"file\": ".utf8
    JSONText.append(file, to: &bytes)
    for (number, snapshot) in snapshots.enumerated() {
      if number == 1 { bytes += ", \"snapshots\": [{".utf8 }
      if number > 1 { bytes += ", {".utf8 }
      append(snapshot, isFirst: number != 0, to: &bytes)
      if number > 0 { bytes += "}".utf8 }
    }
    if snapshots.count > 1 { bytes += "]".utf8 }
    bytes += "}".utf8
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

  /// The members of a snapshot; those of the first in an object have no comma before them.
  private static func append(_ snapshot: Snapshot, isFirst: Bool, to bytes: inout [UInt8]) {
    if !isFirst { bytes += ", ".utf8 }
    if let name = snapshot.name {
      bytes += "\"snapshot\": ".utf8
      JSONText.append(name, to: &bytes)
      bytes += ", ".utf8
    }
    bytes += "\"scale\": \(JSONText.number(snapshot.scale)), \"views\": [".utf8
    for (index, row) in snapshot.rows.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      append(row, to: &bytes)
    }
    bytes += "]".utf8
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
