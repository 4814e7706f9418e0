internal import Catalog
internal import Diagnostics
internal import Geometry
internal import Reporting
internal import ViewCompiler

/// The options that all commands on documents share.
enum CommonOptions {
  /// What the help lists.
  static let all: [OptionSpec] = [
    OptionSpec("device", .text("ID"), "lay out for this device, as retina6_1 (default: the document's own)"),
    OptionSpec("orientation", .choice(Traits.Orientation.allCases.map(\.rawValue)), "how the device is held"),
    OptionSpec("appearance", .choice(Traits.Appearance.allCases.map(\.rawValue)), "light or dark"),
    OptionSpec("content-size", .text("XS...AX5"), "the size of text that the user chose"),
    OptionSpec("language", .text("CODE"), "the language, as ja"),
    OptionSpec(
      "layout-direction", .choice(Traits.Direction.allCases.map(\.rawValue)), "where reading begins"),
    OptionSpec("size", .text("WxH"), "the size of root views in points, as 320x480"),
    OptionSpec("config", .text("FILE"), isAvailable: false, "the configuration to use"),
    OptionSpec("sources", .text("DIR"), isAvailable: false, "sources that declare classes; may be repeated"),
    OptionSpec("module", .text("NAME"), "the module of classes that name none"),
    OptionSpec("jobs", letter: "j", .count("N"), "how many documents at a time (default: all cores)"),
    OptionSpec("color", .choice(["auto", "always", "never"]), "colour findings (NO_COLOR is honoured)"),
    OptionSpec("stdin-path", .text("NAME"), "what standard input ('-') is called in findings"),
    OptionSpec("allow", .list("KIND"), "do not report these kinds of findings"),
    OptionSpec("warn", .list("KIND"), "report these kinds as warnings"),
    OptionSpec("deny", .list("KIND"), "report these kinds as errors"),
    OptionSpec("strict", .flag, "warnings fail as errors do"),
    OptionSpec("max-warnings", .count("N"), "more warnings than this fail"),
    OptionSpec("verbose", .flag, "report what is otherwise only counted"),
    OptionSpec("quiet", .flag, "no summary, no progress"),
    OptionSpec("timings", .flag, "print how long each stage took"),
    OptionSpec("help", letter: "h", .flag, "print this"),
  ]

  /// What the arguments ask of the compiler.
  static func compilerOptions(_ arguments: ParsedArguments) throws(UsageError) -> CompilerOptions {
    var options = CompilerOptions()
    options.device = try device(arguments.value("device"))
    options.orientation = arguments.value("orientation").flatMap(Traits.Orientation.init)
    options.appearance = arguments.value("appearance").flatMap(Traits.Appearance.init)
    options.contentSize = try contentSize(arguments.value("content-size"))
    options.language = arguments.value("language")
    options.direction = arguments.value("layout-direction").flatMap(Traits.Direction.init)
    options.size = try size(arguments.value("size"))
    options.module = arguments.value("module")
    options.showsCounted = arguments.has("verbose")
    options.overrides = try overrides(arguments)
    return options
  }

  private static func device(_ id: String?) throws(UsageError) -> Device? {
    guard let id else { return nil }
    if let device = Device.named(id) { return device }
    throw .unknown("device", id, nearest: Suggestion.nearest(to: id, in: Device.all.map(\.id)))
  }

  private static func contentSize(_ word: String?) throws(UsageError) -> Traits.ContentSize? {
    guard let word else { return nil }
    if let size = Traits.ContentSize(rawValue: word) { return size }
    let words = Traits.ContentSize.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("unknown content size '\(word)'; known are \(words)")
  }

  private static func size(_ text: String?) throws(UsageError) -> Size? {
    guard let text else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...10_000).contains(width),
      (1...10_000).contains(height)
    else {
      throw UsageError("size '\(text)' is not of the form WxH in points from 1 to 10000, as 320x480")
    }
    return Size(width: width, height: height)
  }

  /// `--allow`, `--warn` and `--deny` in the order in which they were given.
  private static func overrides(_ arguments: ParsedArguments) throws(UsageError) -> KindOverrides {
    let levels: [String: KindOverrides.Level] = ["allow": .allow, "warn": .warn, "deny": .deny]
    var overrides = KindOverrides()
    for option in arguments.options {
      guard let level = levels[option.name] else { continue }
      for kind in option.value.split(separator: ",").map(String.init) {
        guard DiagnosticCatalog.named(kind) != nil else {
          throw .unknown("kind", kind, nearest: Suggestion.nearest(to: kind, in: DiagnosticCatalog.names))
        }
        overrides.set(level, for: kind)
      }
    }
    return overrides
  }
}
