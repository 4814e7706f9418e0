/// One line of input; which keys are needed depends on `op`.
struct Request: Decodable {
  /// `measure`, `png`, `pdf` or `version`.
  var op: String
  /// The text to measure.
  var text: String?
  /// The font to measure in.
  var font: FontRequest?
  /// The picture to draw.
  var svg: String?
  /// The file to write.
  var output: String?
  /// Pixels per point of a PNG; 1 where absent.
  var scale: Double?
  /// Families that the picture may use beside the base ones.
  var families: [String]?
}
