package import Catalog

/// What the attributes of `<spec>` say of the whole file.
package struct SpecHeader: Sendable {
  /// The name of the outputs; nil for the file's.
  package var name: Located<String>?
  /// The Swift module of custom classes.
  package var module: Located<String>?
  /// The device of snapshots that name none.
  package var device: Device
  package var orientation = Traits.Orientation.portrait
  package var appearance = Traits.Appearance.light
  /// The language of the texts as they are written.
  package var language: String?

  /// The traits of snapshots that say nothing else.
  package var traits: Traits {
    Traits(device: device, orientation: orientation, appearance: appearance)
  }
}
