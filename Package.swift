// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target compiles with.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Targets in pipeline order; a target depends on rows above its own only.
let package = Package(
  name: "viewc",
  targets: [
    // MARK: Row 0

    // Source text, places, diagnostics, fix-its, the bag.
    .target(name: "Diagnostics", swiftSettings: house),
    // The names that documents use, interned.
    .target(name: "Vocabulary", swiftSettings: house),
    // Points, rects, colours, the number formatter, the pixel grid.
    .target(name: "Geometry", swiftSettings: house),
    // Solves linear constraints with strict priorities; knows nothing of views.
    .target(name: "Cassowary", swiftSettings: house),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"], swiftSettings: house),
    // The embedded table of the system font's advances.
    .target(name: "CSystemFont", cSettings: [.unsafeFlags(["-std=c23"])]),
    // Advances, kerning, line heights, line breaking.
    .target(name: "FontMetrics", dependencies: ["CSystemFont", "Geometry"], swiftSettings: house),
    .testTarget(name: "FontMetricsTests", dependencies: ["FontMetrics", "Geometry"], swiftSettings: house),

    // MARK: Row 1

    // libxml2, found by pkg-config.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    // Bytes to `XMLTree`, schema-free; the only user of libxml2.
    .target(
      name: "XMLParsing", dependencies: ["CLibXML2", "Diagnostics", "Vocabulary"], swiftSettings: house),
    .testTarget(
      name: "XMLParsingTests", dependencies: ["XMLParsing", "Diagnostics", "Vocabulary"],
      swiftSettings: house),
    // What classes, attributes, values, devices and events exist.
    .target(name: "Catalog", dependencies: ["Geometry", "Vocabulary"], swiftSettings: house),

    // MARK: Row 2

    // `XMLTree`s to `Spec`s: structure typed, references still by id.
    .target(
      name: "SpecDecoding", dependencies: ["Catalog", "Diagnostics", "Geometry", "Vocabulary", "XMLParsing"],
      swiftSettings: house),

    // MARK: Row 3

    // `Spec`s to `Templates`: components expanded, ids bound, defaults filled.
    .target(
      name: "Resolution",
      dependencies: ["Catalog", "Diagnostics", "Geometry", "SpecDecoding", "Vocabulary", "XMLParsing"],
      swiftSettings: house),

    // MARK: Row 4

    // `Templates` with state, data, traits and language to a `ViewTree`.
    .target(
      name: "Instantiation",
      dependencies: ["Catalog", "Diagnostics", "Geometry", "Resolution", "SpecDecoding", "Vocabulary"],
      swiftSettings: house),

    // MARK: Row 5

    // `ViewTree` and size to `LayoutTree`, island by island.
    .target(
      name: "AutoLayout",
      dependencies: [
        "Cassowary", "Catalog", "Diagnostics", "FontMetrics", "Geometry", "Instantiation", "Resolution",
        "Vocabulary",
      ],
      swiftSettings: house),
  ]
)
