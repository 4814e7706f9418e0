/// Which frameworks a file must import for the classes it names.
enum SwiftImports {
  /// The modules, UIKit first, the rest by name.
  static func modules(for classes: some Sequence<String>) -> [String] {
    var modules: Set<String> = []
    for name in classes {
      if let match = frameworks.first(where: { name.hasPrefix($0.prefix) }) { modules.insert(match.module) }
    }
    return ["UIKit"] + modules.sorted()
  }

  /// Frameworks of classes that Interface Builder can place, by the prefix of their names.
  private static let frameworks: [(prefix: String, module: String)] = [
    ("MK", "MapKit"), ("WK", "WebKit"), ("SCN", "SceneKit"), ("SK", "SpriteKit"), ("ARS", "ARKit"),
    ("MTK", "MetalKit"), ("GLK", "GLKit"), ("AVPlayerView", "AVKit"), ("PHLive", "PhotosUI"),
    ("PDF", "PDFKit"),
  ]
}
