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
    // Systems to test and measure solvers with, and their text form.
    .target(
      name: "SolverWorkloads", dependencies: ["Cassowary"], path: "Tests/SolverWorkloads",
      swiftSettings: house),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "SolverWorkloads"], swiftSettings: house),
    // The embedded table of the system font's advances.
    .target(name: "CSystemFont", exclude: ["families.json", "system-font.json"]),
    // Advances, kerning, line heights, line breaking.
    .target(name: "FontMetrics", dependencies: ["CSystemFont", "Geometry"], swiftSettings: house),
    .testTarget(name: "FontMetricsTests", dependencies: ["FontMetrics", "Geometry"], swiftSettings: house),

    // MARK: Row 1

    // libxml2, found by pkg-config.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    // Bytes to `XMLTree`, schema-free; the only user of libxml2.
    .target(
      name: "XMLParsing", dependencies: ["CLibXML2", "Diagnostics", "Geometry", "Vocabulary"],
      swiftSettings: house),
    .testTarget(
      name: "XMLParsingTests", dependencies: ["XMLParsing", "Diagnostics", "Vocabulary"],
      swiftSettings: house),
    // Diagnostics to text, JSON and other formats.
    .target(name: "Reporting", dependencies: ["Diagnostics", "Geometry"], swiftSettings: house),
    // What classes, attributes, values, devices and events exist.
    .target(name: "Catalog", dependencies: ["Geometry", "Vocabulary"], swiftSettings: house),
    .testTarget(
      name: "CatalogTests", dependencies: ["Catalog", "Diagnostics", "Geometry", "Vocabulary", "XMLParsing"],
      swiftSettings: house),
    // What sources declare, as values with a text form; reads Objective-C itself.
    .target(name: "SourceInterfaces", dependencies: ["Catalog", "Diagnostics"], swiftSettings: house),
    .testTarget(
      name: "SourceInterfacesTests", dependencies: ["SourceInterfaces"], swiftSettings: house),

    // MARK: Row 2

    // `XMLTree`s to `Spec`s: structure typed, references still by id.
    .target(
      name: "SpecDecoding", dependencies: ["Catalog", "Diagnostics", "Geometry", "Vocabulary", "XMLParsing"],
      swiftSettings: house),
    // Specs of tests: files in memory, findings with their places.
    .target(
      name: "SpecTesting",
      dependencies: ["Catalog", "Diagnostics", "Resolution", "SpecDecoding", "XMLParsing"],
      path: "Tests/SpecTesting", swiftSettings: house),
    .testTarget(
      name: "SpecDecodingTests",
      dependencies: [
        "Catalog", "Diagnostics", "Geometry", "SpecDecoding", "SpecTesting", "Vocabulary", "XMLParsing",
      ],
      swiftSettings: house),

    // libxml2's RELAX NG, for tests of the schema.
    .systemLibrary(
      name: "CRelaxNG", path: "Tests/CRelaxNG", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .testTarget(
      name: "SchemaTests",
      dependencies: [
        "CLibXML2", "CRelaxNG", "Catalog", "Diagnostics", "SpecDecoding", "SpecTesting", "Vocabulary",
      ],
      swiftSettings: house),

    // MARK: Row 3

    // `Spec`s to `Templates`: components expanded, ids bound, defaults filled.
    .target(
      name: "Resolution",
      dependencies: ["Catalog", "Diagnostics", "Geometry", "SpecDecoding", "Vocabulary", "XMLParsing"],
      swiftSettings: house),
    .testTarget(
      name: "ResolutionTests",
      dependencies: [
        "Catalog", "Diagnostics", "Geometry", "Resolution", "SpecDecoding", "SpecTesting", "Vocabulary",
        "XMLParsing",
      ],
      swiftSettings: house),

    // MARK: Row 4

    // `Templates` with state, data, traits and language to a `ViewTree`.
    .target(
      name: "Instantiation",
      dependencies: ["Catalog", "Diagnostics", "Geometry", "Resolution", "SpecDecoding", "Vocabulary"],
      swiftSettings: house),
    .testTarget(
      name: "InstantiationTests",
      dependencies: [
        "Catalog", "Diagnostics", "Geometry", "Instantiation", "Resolution", "SpecDecoding", "SpecTesting",
        "Vocabulary",
      ],
      swiftSettings: house),

    // Rules over `Spec`s; only reports.
    .target(
      name: "DocumentChecking",
      dependencies: [
        "Catalog", "Diagnostics", "Resolution", "SourceInterfaces", "SpecDecoding", "Vocabulary",
        "XMLParsing",
      ],
      swiftSettings: house),
    .testTarget(
      name: "DocumentCheckingTests",
      dependencies: ["Diagnostics", "DocumentChecking", "SourceInterfaces", "SpecDecoding", "XMLParsing"],
      swiftSettings: house),

    // `Templates` to Swift source.
    .target(
      name: "SwiftGeneration",
      dependencies: ["Catalog", "Diagnostics", "Resolution", "SpecDecoding", "Vocabulary", "XMLParsing"],
      swiftSettings: house),
    .testTarget(
      name: "SwiftGenerationTests",
      dependencies: [
        "Catalog", "Diagnostics", "Resolution", "SpecDecoding", "SwiftGeneration", "Vocabulary", "XMLParsing",
      ],
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
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: [
        "AutoLayout", "Catalog", "Diagnostics", "FontMetrics", "Geometry", "Instantiation", "Resolution",
        "SpecDecoding", "SpecTesting", "Vocabulary", "XMLParsing",
      ],
      swiftSettings: house),

    // MARK: Row 6

    // Rules over `LayoutTree`s; only reports.
    .target(
      name: "LayoutChecking",
      dependencies: [
        "AutoLayout", "Catalog", "Diagnostics", "Geometry", "Instantiation", "Resolution", "Vocabulary",
      ],
      swiftSettings: house),

    // `LayoutTree` to `Picture` to SVG, text drawings, HTML; layouts as text.
    .target(
      name: "Rendering",
      dependencies: [
        "AutoLayout", "Catalog", "FontMetrics", "Geometry", "Instantiation", "Resolution", "Vocabulary",
      ],
      swiftSettings: house),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "AutoLayout", "Catalog", "Diagnostics", "Geometry", "Instantiation", "Rendering", "Resolution",
        "SpecDecoding", "Vocabulary", "XMLParsing",
      ],
      swiftSettings: house),

    // MARK: Row 7

    // The pipeline as one readable function; options; where files, widths and pixels come from.
    .target(
      name: "ViewCompiler",
      dependencies: [
        "AutoLayout", "Catalog", "Diagnostics", "DocumentChecking", "FontMetrics", "Geometry",
        "Instantiation", "LayoutChecking", "Rendering", "Reporting", "Resolution", "SourceInterfaces",
        "SpecDecoding", "SwiftGeneration", "Vocabulary", "XMLParsing",
      ],
      swiftSettings: house),

    // What was found in documents, kept between runs: keys and entries as bytes.
    .target(name: "ResultCache", dependencies: ["Diagnostics", "Reporting"], swiftSettings: house),
    .testTarget(
      name: "ResultCacheTests", dependencies: ["Diagnostics", "Reporting", "ResultCache"],
      swiftSettings: house),

    // MARK: Row 8

    // Arguments, commands, files, terminal, exit status: all IO.
    .target(
      name: "ViewCommand",
      dependencies: [
        "AutoLayout", "Catalog", "Diagnostics", "Geometry", "Instantiation", "Rendering", "Reporting",
        "Resolution", "ResultCache", "SourceInterfaces", "SpecDecoding", "SwiftGeneration", "ViewCompiler",
        "Vocabulary", "XMLParsing",
      ],
      swiftSettings: house),

    // MARK: Row 9

    // The program.
    .executableTarget(name: "viewc", dependencies: ["ViewCommand"], swiftSettings: house),
    .testTarget(
      name: "ViewCommandTests",
      dependencies: [
        "Catalog", "Diagnostics", "Geometry", "GoldenTesting", "ViewCommand", "ViewCompiler", "viewc",
      ],
      swiftSettings: house),

    // MARK: Tests of the whole

    // Golden cases: folders, expected files, differences.
    .target(
      name: "GoldenTesting", dependencies: ["Diagnostics", "ViewCommand"], path: "Tests/GoldenTesting",
      swiftSettings: house),
    .testTarget(
      name: "ReportingTests", dependencies: ["Diagnostics", "GoldenTesting", "Reporting", "XMLParsing"],
      swiftSettings: house),
    .testTarget(
      name: "GoldenTests", dependencies: ["Diagnostics", "GoldenTesting", "Reporting", "ViewCompiler"],
      swiftSettings: house),
    // Single mistakes in specs, each found once at its place.
    .testTarget(
      name: "FaultSetTests", dependencies: ["Diagnostics", "Reporting", "SpecTesting", "ViewCompiler"],
      swiftSettings: house),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["Diagnostics", "GoldenTesting", "ViewCompiler"],
      swiftSettings: house),
  ]
)

// MARK: Programs of their own

// Only where VIEWC_TYPESETTING=1: SwiftPM builds every target of a package for `swift build` and
// `swift test`, and these don't compile without Pango, Cairo and librsvg, which viewc itself does
// not need. Tools/ sets it where pkg-config finds the three. (Looking for them here would not do:
// SwiftPM keeps what a manifest said until its text or the environment changes.)
if Context.environment["VIEWC_TYPESETTING"] == "1" {
  package.targets += [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
    // Measures text in fonts without a table; SVG to PNG and PDF. Uses Foundation.
    .target(
      name: "Typesetting", dependencies: ["CCairo", "CFontconfig", "CPango", "CRsvg"], swiftSettings: house),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting"], swiftSettings: house),
    // Lines of JSON in and out; viewc starts it when it is needed.
    .executableTarget(name: "viewc-typeset", dependencies: ["Typesetting"], swiftSettings: house),
  ]
}

// Only where VIEWC_SWIFT_HOST names the folder of the toolchain that holds SwiftSyntax (`lib/swift/host`),
// which some toolchains lack. Tools/ sets it where it is there.
if let host = Context.environment["VIEWC_SWIFT_HOST"], !host.isEmpty {
  let compiling: [SwiftSetting] = house + [.unsafeFlags(["-I", host])]
  let linking: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]), .linkedLibrary("SwiftSyntax"),
    .linkedLibrary("SwiftParser"),
  ]
  package.targets += [
    // Swift sources to interfaces, by the toolchain's own parser. Uses Foundation.
    .target(
      name: "SwiftSourceReading", dependencies: ["SourceInterfaces"], swiftSettings: compiling,
      linkerSettings: linking),
    .testTarget(
      name: "SwiftSourceReadingTests", dependencies: ["SourceInterfaces", "SwiftSourceReading"],
      swiftSettings: compiling, linkerSettings: linking),
    // Lines of JSON in and out; viewc starts it when there are Swift sources to read.
    .executableTarget(
      name: "viewc-swift-interfaces", dependencies: ["SwiftSourceReading"], swiftSettings: compiling,
      linkerSettings: linking),
  ]
}

// Only where VIEWC_BENCH=1, for `Tools/bench`: nobody else needs it.
if Context.environment["VIEWC_BENCH"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "viewc-bench", dependencies: ["Cassowary", "SolverWorkloads"], path: "Tests/viewc-bench",
      swiftSettings: house))
}
