internal import Catalog
internal import Diagnostics
import Foundation
internal import Instantiation
internal import Resolution
internal import SpecDecoding
internal import XMLParsing

/// The corpus of real documents, where it is beside the repository.
///
/// A part of it by default; all of it with `VIEWC_WHOLE_CORPUS=1`.
enum RealDocuments {
  /// A document that can be read.
  struct Item: Sendable {
    let path: String
    let template: Template

    /// The views for the document's own traits with changes.
    func tree(_ changing: (inout Traits) -> Void = { _ in }) -> ViewTree {
      var traits = template.info.traits
      changing(&traits)
      return Instantiator.instantiate(template, traits: traits)
    }
  }

  static let missing: String = "there is no ../shared/corpus here"

  static let folder: URL? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.deletingLastPathComponent().appending(path: "shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// All documents, whatever the environment says.
  static let whole: [Item] = documents()

  /// The documents for tests that lay each out a few times.
  static let some: [Item] = part(9)

  /// The documents for tests that lay each out many times.
  static let few: [Item] = part(36)

  private static let takesAll = ProcessInfo.processInfo.environment["VIEWC_WHOLE_CORPUS"] == "1"

  private static func part(_ step: Int) -> [Item] {
    stride(from: 0, to: whole.count, by: takesAll ? 1 : step).map { whole[$0] }
  }

  private static func documents() -> [Item] {
    guard let folder, let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let paths = walk.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    return paths.compactMap { path in
      guard let data = FileManager.default.contents(atPath: folder.appending(path: path).path) else {
        return nil
      }
      var bag = DiagnosticBag()
      let file = SourceFile(id: FileID(0), path: path, bytes: Array(data))
      guard let tree = XMLParser.parse(file, into: &bag), let spec = SpecDecoder.decode(tree, into: &bag)
      else { return nil }
      return Item(path: path, template: Resolver.resolve(spec, name: path, into: &bag))
    }
  }
}

extension Traits {
  /// Asks for another device, held in some way.
  mutating func turn(to id: String, _ orientation: Orientation, _ direction: Direction = .leftToRight) {
    device = Device.named(id)
    self.orientation = orientation
    self.direction = direction
    isForeign = true
  }
}
