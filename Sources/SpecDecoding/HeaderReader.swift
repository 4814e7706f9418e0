internal import Catalog
internal import Vocabulary
internal import XMLParsing

/// Reads what `<document>` and its device say of the whole file.
struct HeaderReader {
  private let tree: XMLTree

  /// The platform's name where a document isn't for iOS.
  static func foreignPlatform(of tree: XMLTree) -> String? {
    let runtime = tree.string(.targetRuntime, in: XMLTree.root) ?? ""
    let type = tree.string(.type, in: XMLTree.root) ?? ""
    if runtime.hasPrefix("iOS") { return nil }
    if runtime.hasPrefix("MacOSX") || type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") { return "macOS" }
    if runtime.hasPrefix("watch") || type.hasPrefix("com.apple.InterfaceBuilder.WatchKit") {
      return "watchOS"
    }
    if runtime.hasPrefix("AppleTV") || type.hasPrefix("com.apple.InterfaceBuilder.AppleTV") { return "tvOS" }
    return runtime.isEmpty ? nil : "'\(runtime)'"
  }

  /// The header of a document.
  static func header(of tree: XMLTree) -> DocumentHeader {
    let reader = HeaderReader(tree: tree)
    var header = DocumentHeader(kind: reader.kind)
    header.toolsVersion = reader.toolsVersion
    header.usesAutolayout = reader.flag(.useAutolayout)
    header.usesSafeAreas = reader.flag(.useSafeAreas)
    header.usesTraitCollections = reader.flag(.useTraitCollections)
    header.isLaunchScreen = reader.flag(.launchScreen)
    header.isXcode8Format = reader.isXcode8Format
    reader.readDevice(into: &header)
    return header
  }

  private var kind: DocumentHeader.Kind {
    if tree.string(.type, in: XMLTree.root)?.contains(".Storyboard") == true { return .storyboard }
    return tree.child(of: XMLTree.root, .scenes) == nil ? .xib : .storyboard
  }

  private var toolsVersion: Double {
    guard let row = tree.row(of: .toolsVersion, in: XMLTree.root) else { return 0 }
    return version(tree.bytes(row: row))
  }

  /// The version before the second dot: 32700.99 for `32700.99.1234`; 0 for other text.
  private func version(_ bytes: ArraySlice<UInt8>) -> Double {
    var dots = 0
    let number = bytes.prefix { byte in
      if byte == UInt8(ascii: ".") { dots += 1 }
      return dots < 2
    }
    return ValueSyntax.number(number) ?? 0
  }

  private var isXcode8Format: Bool {
    guard let dependencies = tree.child(of: XMLTree.root, .dependencies) else { return false }
    for child in tree.children(of: dependencies) where tree.elements[child].name == .capability {
      if tree.string(.name, in: child) == "documents saved in the Xcode 8 format" { return true }
    }
    return false
  }

  private func flag(_ name: Name) -> Bool { tree.string(name, in: XMLTree.root) == "YES" }

  private func readDevice(into header: inout DocumentHeader) {
    guard let device = tree.child(of: XMLTree.root, .device) else { return }
    header.deviceID = tree.string(.id, in: device)
    if let text = tree.string(.orientation, in: device), let value = Traits.Orientation(rawValue: text) {
      header.orientation = value
    }
    if let text = tree.string(.appearance, in: device), let value = Traits.Appearance(rawValue: text) {
      header.appearance = value
    }
    if let adaptation = tree.child(of: device, .adaptation) {
      header.adaptation = tree.string(.id, in: adaptation)
    }
  }
}
