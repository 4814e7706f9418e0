internal import Catalog
internal import Diagnostics
internal import Geometry
internal import ViewCompiler

extension CommonOptions {
  /// The options that say what documents are laid out for.
  static let sweepOptions: [OptionSpec] = [
    OptionSpec("device", .text("ID"), "lay out for this device, as retina6_1 (default: the document's own)"),
    OptionSpec("orientation", .choice(Traits.Orientation.allCases.map(\.rawValue)), "how the device is held"),
    OptionSpec("appearance", .choice(Traits.Appearance.allCases.map(\.rawValue)), "light or dark"),
    OptionSpec("content-size", .text("XS...AX5"), "the size of text that the user chose"),
    OptionSpec("language", .text("CODE"), "the language, as ja"),
    OptionSpec(
      "layout-direction", .choice(Traits.Direction.allCases.map(\.rawValue)), "where reading begins"),
    OptionSpec("size", .text("WxH"), "the size of root views in points, as 320x480"),
    OptionSpec("devices", .list("ID"), "once for each of these devices"),
    OptionSpec("orientations", .list("NAME"), "once for each of these"),
    OptionSpec("appearances", .list("NAME"), "once for each of these"),
    OptionSpec("content-sizes", .list("SIZE"), "once for each of these"),
    OptionSpec("languages", .list("CODE"), "once for each of these"),
    OptionSpec("directions", .list("NAME"), "once for each of these"),
  ]

  /// What the arguments say of devices, languages and the like; lists add to single ones.
  static func sweep(_ arguments: ParsedArguments) throws(UsageError) -> TraitSweep {
    var sweep = TraitSweep()
    sweep.devices = try values(arguments, "device", "devices", "device", Device.all.map(\.id)) {
      Device.named($0)
    }
    sweep.orientations = try values(arguments, "orientation", "orientations", "orientation")
    sweep.appearances = try values(arguments, "appearance", "appearances", "appearance")
    sweep.contentSizes = try values(arguments, "content-size", "content-sizes", "content size")
    sweep.languages = words(arguments, "language", "languages")
    sweep.directions = try values(arguments, "layout-direction", "directions", "direction")
    sweep.size = try size(arguments.value("size"))
    return sweep
  }

  private static func words(_ arguments: ParsedArguments, _ one: String, _ many: String) -> [String] {
    [arguments.value(one)].compactMap { $0 } + (arguments.list(many) ?? [])
  }

  private static func values<Value: RawRepresentable<String> & CaseIterable>(
    _ arguments: ParsedArguments, _ one: String, _ many: String, _ noun: String
  ) throws(UsageError) -> [Value] {
    let known = Value.allCases.map(\.rawValue)
    return try values(arguments, one, many, noun, known) { Value(rawValue: $0) }
  }

  private static func values<Value>(
    _ arguments: ParsedArguments, _ one: String, _ many: String, _ noun: String, _ known: [String],
    _ value: (String) -> Value?
  ) throws(UsageError) -> [Value] {
    var result: [Value] = []
    for word in words(arguments, one, many) {
      guard let value = value(word) else {
        if let nearest = Suggestion.nearest(to: word, in: known) {
          throw .unknown(noun, word, nearest: nearest)
        }
        throw UsageError("unknown \(noun) '\(word)'; known are \(known.joined(separator: ", "))")
      }
      result.append(value)
    }
    return result
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
}
