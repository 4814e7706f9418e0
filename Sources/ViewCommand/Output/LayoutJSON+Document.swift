internal import AutoLayout
internal import Catalog
internal import Instantiation
internal import Rendering
internal import ViewCompiler

extension LayoutJSON {
  /// The layouts of a document's snapshots; only where there are several they have names.
  static func layouts(of document: CompiledDocument) -> [Snapshot] {
    let isFamily = document.snapshots.count > 1
    return document.snapshots.compactMap { snapshot in
      snapshot.layout.map { layout in
        Snapshot(
          name: isFamily ? snapshot.name : nil, scale: snapshot.views.traits.scale,
          rows: LayoutRow.rows(of: layout, snapshot.views))
      }
    }
  }
}
