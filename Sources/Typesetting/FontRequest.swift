/// A font as a document asks for it.
struct FontRequest: Decodable {
  /// The family's name.
  var family: String?
  /// The PostScript name, such as `Roboto-Bold`; decides before `family`, weight and slant.
  var name: String?
  /// In points, over 0 and at most 10,000.
  var size: Double
  /// From 1 to 1000, 400 being regular; nil where the document doesn't say.
  var weight: FontWeight?
  var italic: Bool?
}
