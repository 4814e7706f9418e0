internal import Catalog
internal import Diagnostics
internal import ViewCompiler

/// The options that take lists of traits, for commands that make an output for each.
enum SweepOptions {
  /// What the help lists.
  static let all: [OptionSpec] = [
    OptionSpec("devices", .list("ID"), "an output for each of these devices"),
    OptionSpec("orientations", .list("WORD"), "an output for each: portrait, landscape"),
    OptionSpec("appearances", .list("WORD"), "an output for each: light, dark"),
    OptionSpec("content-sizes", .list("XS...AX5"), "an output for each of these sizes of text"),
    OptionSpec("languages", .list("CODE"), "an output for each of these languages"),
    OptionSpec("directions", .list("WORD"), "an output for each: ltr, rtl"),
  ]

  /// What the arguments sweep over.
  static func sweep(_ arguments: ParsedArguments) throws(UsageError) -> TraitSweep {
    var sweep = TraitSweep()
    sweep.devices = try values(arguments, "devices", "device", Device.all.map(\.id), Device.named)
    sweep.orientations = try values(
      arguments, "orientations", "orientation", Traits.Orientation.allCases.map(\.rawValue),
      Traits.Orientation.init)
    sweep.appearances = try values(
      arguments, "appearances", "appearance", Traits.Appearance.allCases.map(\.rawValue),
      Traits.Appearance.init)
    sweep.contentSizes = try values(
      arguments, "content-sizes", "content size", Traits.ContentSize.allCases.map(\.rawValue),
      Traits.ContentSize.init)
    sweep.languages = arguments.list("languages") ?? []
    sweep.directions = try values(
      arguments, "directions", "direction", Traits.Direction.allCases.map(\.rawValue), Traits.Direction.init)
    return sweep
  }

  private static func values<Value>(
    _ arguments: ParsedArguments, _ option: String, _ noun: String, _ words: [String],
    _ make: (String) -> Value?
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for word in arguments.list(option) ?? [] {
      guard let value = make(word) else {
        throw .unknown(noun, word, nearest: Suggestion.nearest(to: word, in: words))
      }
      values.append(value)
    }
    return values
  }
}
