internal import SpecDecoding

/// What bodies of a spec can name: types, colours and data.
struct LanguageEnvironment: Sendable {
  var types = SpecTypes()
  var colors = ColorNames()
  /// The module of custom classes that name none.
  var module: String?
  /// Whether all specs could be read that are imported; names may be declared in those that couldn't.
  var isComplete = true
  /// Data by number; a type is nil where it was wrong.
  var data: [(name: String, type: SpecType?)] = []

  /// The number of the data with a name; nil where there is none.
  func dataNumber(_ name: String) -> Int? { data.firstIndex { $0.name == name } }

  /// The names of all data.
  var dataNames: [String] { data.map(\.name) }
}
