/// A command line taken apart.
package struct ParsedArguments: Sendable {
  /// The operands, in order.
  package internal(set) var operands: [String] = []
  /// The options, in order; flags have an empty value.
  private(set) var options: [(name: String, value: String)] = []

  /// Adds an option.
  mutating func add(_ name: String, _ value: String) {
    options.append((name, value))
  }

  /// Whether a flag was given.
  package func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The value of an option; the last one wins.
  package func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

  /// Every value of an option that may be repeated, in order.
  package func values(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }

  /// The words of a list, in order; nil where the option was not given.
  package func list(_ name: String) -> [String]? {
    let given = options.filter { $0.name == name }
    guard !given.isEmpty else { return nil }
    return given.flatMap { $0.value.split(separator: ",").map(String.init) }
  }

  /// The number that an option was given; nil where it was not.
  package func count(_ name: String) -> Int? { value(name).flatMap { Int($0) } }
}
